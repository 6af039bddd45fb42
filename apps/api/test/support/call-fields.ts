import type { RouteDefinition } from '@suki/contract/route';
import { z } from 'zod';

/** A field of a call: its path (`['body', 'addressId']`, an element of a list as `0`) and, for an id, its brand. */
export type CallField = { readonly path: readonly (string | number)[]; readonly brand: string | null };

type JsonSchema = { readonly [key: string]: unknown };
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Every field of a call, however deep, read off its schemas. */
export function callFieldsOf(route: RouteDefinition): readonly CallField[] {
  const parts = { params: route.params, query: route.query, body: route.body };
  return Object.entries(parts).flatMap(([part, schema]) => {
    if (schema === undefined) return [];
    const json = z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as JsonSchema;
    const place = { path: [part], definitions: isSchema(json.$defs) ? json.$defs : {} };
    return fieldsIn(json, place).filter(({ path }) => path.length > 1);
  });
}

/** The fields of a call that take an id. */
export function idFieldsOf(route: RouteDefinition): readonly (CallField & { readonly brand: string })[] {
  return callFieldsOf(route).flatMap(({ path, brand }) => (brand?.endsWith('Id') === true ? [{ path, brand }] : []));
}

type Place = { readonly path: readonly (string | number)[]; readonly definitions: JsonSchema };

function fieldsIn(schema: JsonSchema, { path, definitions }: Place): CallField[] {
  const within = (one: unknown, ...steps: (string | number)[]): CallField[] =>
    isSchema(one) ? fieldsIn(one, { path: [...path, ...steps], definitions }) : [];
  if (typeof schema.$ref === 'string') return within(definitions[schema.$ref.slice('#/$defs/'.length)]);
  const alternatives = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const inner = [
    ...alternatives.flatMap((one) => within(one)),
    ...properties.flatMap(([name, one]) => within(one, name)),
    ...within(schema.items, 0),
  ];
  const brand = typeof schema['x-brand'] === 'string' ? schema['x-brand'] : null;
  const paths = new Set(inner.map((field) => field.path.join('.')));
  const own = paths.has(path.join('.')) ? [] : [{ path, brand }];
  return [...own, ...inner];
}

/** A copy of an input with another value in one place. */
export function withValue(input: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(input)) return input.map((one, index) => (index === step ? withValue(one, rest, value) : one));
  const fields = isSchema(input) ? input : {};
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}
