import { z } from 'zod';

type JsonSchema = { readonly [key: string]: unknown };

/**
 * The JSON schema of an answer for fast-json-stringify. Two changes to zod's output: `id` of our named schemas goes
 * away (the stringifier would take it for an address), and a nullable type becomes a type array, which needs no
 * validator at run time.
 */
export function answerSchema(schema: z.ZodType): JsonSchema {
  const raw = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', reused: 'inline' });
  const { $schema: _, ...rest } = raw;
  return squash(rest);
}

function squash(schema: JsonSchema): JsonSchema {
  const nullable = nullableType(schema);
  if (nullable !== undefined) {
    const { anyOf: _, id: __, ...rest } = schema;
    return squash({ ...rest, ...nullable });
  }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'id' && typeof value === 'string'))
      .map(([key, value]) => [key, key === 'properties' ? squashProperties(value) : squashValue(value)]),
  );
}

/** The names below `properties` are ours: a property called `id` must not be mistaken for the keyword. */
function squashProperties(value: unknown): unknown {
  if (!isSchema(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, squashValue(schema)]));
}

function squashValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(squashValue);
  return isSchema(value) ? squash(value) : value;
}

function nullableType(schema: JsonSchema): JsonSchema | undefined {
  if (!Array.isArray(schema.anyOf) || schema.anyOf.length !== 2) return undefined;
  const [first, second]: unknown[] = schema.anyOf;
  if (!isSchema(first) || !isSchema(second) || second.type !== 'null' || typeof first.type !== 'string') {
    return undefined;
  }
  // The stringifier asks a validator which part of a union an object is; without null here, one with null is none.
  const values = Array.isArray(first.enum) ? { enum: [...first.enum, null] } : {};
  return { ...first, ...values, type: [first.type, 'null'] };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
