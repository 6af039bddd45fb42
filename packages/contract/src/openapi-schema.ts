import { z } from 'zod';

/** One JSON Schema (draft 2020-12) of the OpenAPI document. */
export type JsonSchema = { readonly [key: string]: unknown };

const componentsAt = '#/components/schemas/';

/**
 * Names the parts of zod's output that the document leaves out: `$schema` and `$id` mean nothing in OpenAPI, the
 * pattern of a date repeats its `format` in 300 characters, and `additionalProperties: false` would make every new
 * field a breaking change.
 */
function isNoise(key: string, value: unknown, schema: JsonSchema): boolean {
  return (
    key === '$schema' ||
    key === '$id' ||
    key === '$defs' ||
    (key === 'additionalProperties' && value === false) ||
    (key === 'pattern' && 'format' in schema)
  );
}

/** Lists the names of a record as properties, because generators read `propertyNames` as "any name". */
function namedProperties(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const names = isSchema(propertyNames) ? propertyNames.enum : undefined;
  if (!Array.isArray(names)) {
    return schema;
  }
  return { ...rest, properties: Object.fromEntries(names.map((name) => [name, additionalProperties])) };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(tidy);
  }
  if (!isSchema(value)) {
    return value;
  }
  const schema = namedProperties(value);
  const entries = Object.entries(schema)
    .filter(([key, entry]) => !isNoise(key, entry, schema))
    .map(([key, entry]) => {
      if (key === '$ref' && typeof entry === 'string') {
        return [key, entry.replace('#/$defs/', componentsAt)];
      }
      return [key, tidy(entry)];
    });
  return Object.fromEntries(entries);
}

function tidySchema(value: unknown): JsonSchema {
  const schema = tidy(value);
  return isSchema(schema) ? schema : {};
}

/** A reference to a schema with a name, otherwise the schema itself. */
export function inlineSchema(schema: z.ZodType): JsonSchema {
  const id = z.globalRegistry.get(schema)?.id;
  return id === undefined ? tidySchema(z.toJSONSchema(schema, { io: 'output' })) : { $ref: `${componentsAt}${id}` };
}

/** Gives ids and amounts a realistic example, so that the document can be tried out. */
function example(schema: JsonSchema): JsonSchema {
  const prefix = typeof schema.pattern === 'string' ? /^\^([a-z]{3})_/.exec(schema.pattern)?.[1] : undefined;
  if (prefix !== undefined && 'x-brand' in schema) {
    return { ...schema, examples: [`${prefix}_01k9x7m2qd4tfc`] };
  }
  return schema['x-brand'] === 'Centavos' ? { ...schema, examples: [865_000] } : schema;
}

/** Every schema with a name (`.meta({ id })`), in alphabetical order. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: (id) => `${componentsAt}${id}`, io: 'output' });
  const byName = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(byName.map(([name, schema]) => [name, example(tidySchema(schema))]));
}
