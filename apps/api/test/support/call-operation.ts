import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@suki/contract/api-error';
import { type DetailedReason, refusalDetails } from '@suki/contract/refusal-details';
import type { RouteDefinition } from '@suki/contract/route';
import type { z } from 'zod';

export type CallInput = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>> | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

export type CallResult<Answer> = {
  readonly status: number;
  readonly headers: Headers;
  /** The body as it came. */
  readonly body: unknown;
  /** Returns the answer of a success, by the contract. @throws Error that names a refusal. */
  readonly answer: () => Answer;
};

export type Connection = { readonly url: string; readonly token?: string | undefined };

/** Makes one call of the contract over HTTP. */
export async function callOperation<Route extends RouteDefinition>(
  { url, token }: Connection,
  { route, input }: { readonly route: Route; readonly input: CallInput },
): Promise<CallResult<z.output<Route['response']>>> {
  const response = await fetch(`${url}${addressOf(route.path, input)}`, {
    method: route.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
      ...input.headers,
    },
    body: input.body === undefined ? null : JSON.stringify(input.body),
  });
  const text = await response.text();
  const body: unknown = text === '' ? undefined : bodyOf(response, text);
  if (!response.ok) requireDeclaredDetails(route, body);
  return {
    status: response.status,
    headers: response.headers,
    body,
    answer: () => {
      if (!response.ok) {
        throw new Error(`Expected ${route.operationId} to succeed, got ${response.status} ${text}.`);
      }
      return route.response.parse(body) as z.output<Route['response']>;
    },
  };
}

/**
 * Checks that the details of a refusal are as the contract declares them, for every refusal that a test meets (ADR
 * 0074).
 * @throws Error for details that are declared otherwise, or not at all.
 */
function requireDeclaredDetails({ operationId }: RouteDefinition, body: unknown): void {
  const { reason, details } = ApiError.parse(body);
  if (details === undefined) return;
  const shape: z.ZodType | undefined = reason in refusalDetails ? refusalDetails[reason as DetailedReason] : undefined;
  const read = shape?.safeParse(details);
  if (read?.success === true && isDeepStrictEqual(read.data, details)) return;
  throw new Error(
    `Expected the details of ${reason} to be as packages/contract/src/refusal-details.ts says, got ${JSON.stringify(details)} from ${operationId}.`,
  );
}

/** Files are returned as their text. */
function bodyOf(response: Response, text: string): unknown {
  return response.headers.get('content-type')?.startsWith('text/csv') === true ? text : JSON.parse(text);
}

/** The address of a call with its parameters filled in. */
export function addressOf(path: string, { params = {}, query = {} }: Pick<CallInput, 'params' | 'query'>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
