import type { RouteDefinition } from '@suki/contract/route';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiRefusal } from './api-refusal.ts';

export type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/**
 * Parses a request by the schemas of the route. Properties that the contract does not name are dropped, everywhere.
 * @throws ApiRefusal VALIDATION, whose details name each field and the rule that it breaks.
 */
export function readInput(route: RouteDefinition, request: FastifyRequest): Input {
  const problems: Problem[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown, where: string): unknown => {
    if (schema === undefined) return undefined;
    if (where !== 'body') problems.push(...nulsIn(value, where));
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    problems.push(...result.error.issues.map((issue) => problemOf(issue, where)));
    return undefined;
  };
  const input = {
    params: read(route.params, request.params, 'params'),
    query: read(route.query, request.query, 'query'),
    body: read(route.body, request.body ?? {}, 'body'),
  };
  if (problems.length > 0) throw validationRefusal(problems);
  return input;
}

/** PostgreSQL stores no text with a NUL. Bodies are checked while they are read (`json-body.ts`). */
function nulsIn(values: unknown, where: string): Problem[] {
  return Object.entries(Object(values) as object).flatMap(([name, value]) =>
    typeof value === 'string' && value.includes('\0')
      ? [{ field: `${where}.${name}`, rule: 'Expected text without a NUL' }]
      : [],
  );
}

/** A field (`body.price`), the rule that its value breaks, and the id of the domain's text, if there is one. */
export type Problem = { readonly field: string; readonly rule: string; readonly messageId?: string | undefined };

export function validationRefusal(problems: readonly Problem[]): ApiRefusal {
  const text = problems.map(({ field, rule }) => `${field}: ${rule}`).join('; ');
  return new ApiRefusal('VALIDATION', { message: `Not as expected. ${text}.`, details: { fields: problems } });
}

/** The value itself is not repeated: it may be a password or a name, and callers log answers. */
function problemOf(issue: z.core.$ZodIssue, where: string): Problem {
  return { field: [where, ...issue.path.map(String)].join('.'), rule: ruleOf(issue) };
}

/**
 * For an input of several forms (a saved method or a wallet) the message names each form and its missing fields: zod's
 * "Invalid input" would say neither.
 */
function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue.message;
  const forms = issue.errors.map((issues) =>
    issues.map((inner) => [...inner.path.map(String), ruleOf(inner)].join(': ')).join(', '),
  );
  return `Expected one of these forms: ${[...new Set(forms)].join('; or ')}`;
}
