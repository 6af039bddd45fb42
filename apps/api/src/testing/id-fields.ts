import type { RouteDefinition } from '@suki/contract/route';
import { z } from 'zod';

/** Where a call names something by its id: `body.addressId` as `['body', 'addressId']`, an element of a list as `0`. */
export type IdField = { readonly brand: string; readonly path: readonly (string | number)[] };

type JsonSchema = { readonly [key: string]: unknown };
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Every field of a call that takes an id, read off its schemas. */
export function idFieldsOf(route: RouteDefinition): readonly IdField[] {
  const parts = { params: route.params, query: route.query, body: route.body };
  return Object.entries(parts).flatMap(([part, schema]) => {
    if (schema === undefined) return [];
    const json = z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as JsonSchema;
    return fieldsIn(json, { path: [part], definitions: isSchema(json.$defs) ? json.$defs : {} });
  });
}

type Place = { readonly path: readonly (string | number)[]; readonly definitions: JsonSchema };

function fieldsIn(schema: JsonSchema, { path, definitions }: Place): IdField[] {
  if (typeof schema.$ref === 'string') {
    const target = definitions[schema.$ref.slice('#/$defs/'.length)];
    return isSchema(target) ? fieldsIn(target, { path, definitions }) : [];
  }
  const brand = schema['x-brand'];
  if (typeof brand === 'string' && brand.endsWith('Id')) return [{ brand, path }];
  const alternatives = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isSchema) : [];
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  return [
    ...alternatives.flatMap((one) => fieldsIn(one, { path, definitions })),
    ...properties.flatMap(([name, one]) =>
      isSchema(one) ? fieldsIn(one, { path: [...path, name], definitions }) : [],
    ),
    ...(isSchema(schema.items) ? fieldsIn(schema.items, { path: [...path, 0], definitions }) : []),
  ];
}

/** A copy of an input with another value in one place. */
export function withValue(input: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(input)) return input.map((one, index) => (index === step ? withValue(one, rest, value) : one));
  const fields = isSchema(input) ? input : {};
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}
