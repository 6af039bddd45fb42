import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { exampleOf } from './call-examples.ts';
import { errors, type Reason } from './errors.table.ts';
import { componentSchemas, inlineSchema, type JsonSchema } from './openapi-schema.ts';
import { detailExampleOf } from './refusal-details.examples.ts';
import { commonReasons, impliedReasons, type RouteDefinition } from './route.ts';
import { type OperationId, routes } from './routes.ts';
import { idempotencyKeyRule } from './transport.ts';

/** Media types of answers that are not JSON. */
const answerTypes: Partial<Record<OperationId, string>> = {
  streamEvents: 'text/event-stream',
  downloadLedger: 'text/csv',
};

const uploadBody: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'One key for one intent; the same key and body give the same answer, another body is refused.',
  schema: { type: 'string', ...idempotencyKeyRule },
};

function parameters(route: RouteDefinition): readonly JsonSchema[] {
  const { params, query } = exampleOf(route.operationId as OperationId);
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined, shown: Shown): JsonSchema[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: inlineSchema(unwrapped(field as z.ZodType)),
      ...(shown?.[name] === undefined ? {} : { example: shown[name] }),
    }));
  const header = route.idempotency === 'required' ? [idempotencyKey] : [];
  return [...of('path', route.params, params), ...of('query', route.query, query), ...header];
}

type Shown = Readonly<Record<string, unknown>> | undefined;

/** Removes `optional`: OpenAPI has `required` beside the schema of a parameter, not inside. */
function unwrapped(field: z.ZodType): z.ZodType {
  return field.def.type === 'optional' ? (field as z.ZodOptional<z.ZodType>).unwrap() : field;
}

function requestBody(route: RouteDefinition): JsonSchema {
  if (route.bodyType !== undefined) {
    return { requestBody: { required: true, content: { [route.bodyType]: { schema: uploadBody } } } };
  }
  if (route.body === undefined) return {};
  const { body: example } = exampleOf(route.operationId as OperationId);
  return {
    requestBody: { required: true, content: { 'application/json': { schema: inlineSchema(route.body), example } } },
  };
}

/** All reasons that a call may answer, in the order of the error table. */
export function reasonsOf(route: RouteDefinition): readonly Reason[] {
  const declared = new Set<Reason>([...route.errors, ...impliedReasons(route), ...commonReasons]);
  return (Object.keys(errors) as Reason[]).filter((reason) => declared.has(reason));
}

const answerHeaders: Readonly<Record<string, JsonSchema>> = {
  'Retry-After': {
    description: 'After so many seconds the call can be made again; `retryAfterSeconds` of a SukiError.',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
  'Idempotency-Replayed': {
    description:
      '`true`: the same key and input came before, and this is the answer that was given then. Absent otherwise.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** 429 and 503 have `Retry-After`; a call with an idempotency key has `Idempotency-Replayed`. */
function headersOf(route: RouteDefinition, status: number): JsonSchema {
  const names = [
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...(route.idempotency === 'required' && status < 500 && ![401, 413, 422, 429].includes(status)
      ? ['Idempotency-Replayed']
      : []),
  ];
  if (names.length === 0) return {};
  return { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
}

function refusals(route: RouteDefinition): JsonSchema {
  const byStatus = Object.groupBy(reasonsOf(route), (reason) => errors[reason].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, reasons = []]) => [
      status,
      {
        description: reasons.join(' | '),
        ...headersOf(route, Number(status)),
        content: {
          'application/json': {
            schema: inlineSchema(ApiError),
            examples: Object.fromEntries(
              reasons.map((reason) => [reason, { $ref: `#/components/examples/${reason}` }]),
            ),
          },
        },
      },
    ]),
  );
}

function operation(route: RouteDefinition): JsonSchema {
  const success = answerTypes[route.operationId as OperationId] ?? 'application/json';
  const given = parameters(route);
  const { answer: example } = exampleOf(route.operationId as OperationId);
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    'x-audience': route.audience,
    ...(route.roles === undefined ? {} : { 'x-roles': route.roles }),
    ...(given.length === 0 ? {} : { parameters: given }),
    ...requestBody(route),
    security: route.audience === 'provider' ? [] : [{ bearer: [] }],
    responses: {
      [route.successStatus ?? 200]: {
        description: 'Done as asked',
        ...headersOf(route, route.successStatus ?? 200),
        content: { [success]: { schema: inlineSchema(route.response), example } },
      },
      ...refusals(route),
    },
  };
}

function errorExamples(): JsonSchema {
  return Object.fromEntries(
    (Object.entries(errors) as [Reason, (typeof errors)[Reason]][]).map(([reason, row]) => {
      const details = detailExampleOf(reason);
      const said = { code: row.code, reason, message: row.text, ...(details && { details }) };
      return [reason, { value: { ...said, requestId: 'req-4f2a' } }];
    }),
  );
}

/** The whole contract as an OpenAPI 3.1 document (ADR 0006, ADR 0017). */
export function openApiDocument(): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of Object.values<RouteDefinition>(routes)) {
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = operation(route);
    paths[route.path] = path;
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Suki',
      version: '1.0.0',
      description: 'Every call of the market. Amounts are whole centavos; every call needs a bearer token.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: componentSchemas(),
      examples: errorExamples(),
      headers: answerHeaders,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
