import { z } from 'zod';

/** One JSON Schema (draft 2020-12), as it stands in the OpenAPI document. */
export type JsonSchema = { readonly [key: string]: unknown };

const componentsAt = '#/components/schemas/';

/**
 * What the document leaves out of zod's output: `$schema` and `$id` mean nothing in OpenAPI, the pattern of a date repeats
 * its `format` in 300 characters, and `additionalProperties: false` would make every new field a breaking change.
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

/** A record over known names says its names as properties; generators read `propertyNames` as "any name". */
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

/** The schema where it is used: a reference when it has a name, its text otherwise. */
export function inlineSchema(schema: z.ZodType): JsonSchema {
  const id = z.globalRegistry.get(schema)?.id;
  return id === undefined ? tidySchema(z.toJSONSchema(schema, { io: 'output' })) : { $ref: `${componentsAt}${id}` };
}

/** An id of every kind reads like a real one, so that the document can be tried out. */
function example(schema: JsonSchema): JsonSchema {
  const prefix = typeof schema.pattern === 'string' ? /^\^([a-z]{3})_/.exec(schema.pattern)?.[1] : undefined;
  if (prefix !== undefined && 'x-brand' in schema) {
    return { ...schema, examples: [`${prefix}_01k9x7m2qd4tfc`] };
  }
  return schema['x-brand'] === 'Centavos' ? { ...schema, examples: [865_000] } : schema;
}

/** Every schema that has a name (`.meta({ id })`), by name in alphabetical order. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: (id) => `${componentsAt}${id}`, io: 'output' });
  const byName = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(byName.map(([name, schema]) => [name, example(tidySchema(schema))]));
}
