import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, type Routes, routes } from '@suki/contract/routes';
import type { z } from 'zod';
import type { Dependencies } from '../src/dependencies.ts';
import { handlers } from '../src/handlers.ts';
import { ApiRefusal } from '../src/http/api-refusal.ts';
import type { Caller } from '../src/http/caller.ts';
import { type AnyHandler, runHandler, runWork } from '../src/http/handler.ts';

export type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

export type Act = <Id extends OperationId>(
  caller: Caller,
  operationId: Id,
  input?: Input,
) => Promise<z.output<Routes[Id]['response']>>;

/** Performs a call for a caller that ignores the answer, so that the answer need not be read. */
export type Perform = (caller: Caller, operationId: OperationId, input?: Input) => Promise<void>;

/**
 * Makes calls for the seed and for a replay with the API's own handlers, without HTTP between. The input is checked
 * against the contract, so that a seed cannot do more than a client (ADR 0016); the answer is checked wherever the API
 * checks its own.
 */
export function actWith(dependencies: Dependencies): Act {
  return async (caller, operationId, input) => {
    const answer = await runHandler(handlerOf(operationId), requestOf(caller, operationId, input), dependencies);
    const checked = dependencies.environment.checksAnswers ? routes[operationId].response.parse(answer) : answer;
    return checked as z.output<Routes[typeof operationId]['response']>;
  };
}

export function performWith(dependencies: Dependencies): Perform {
  return async (caller, operationId, input) => {
    await runWork(handlerOf(operationId), requestOf(caller, operationId, input), dependencies);
  };
}

const handlerOf = (operationId: OperationId) => handlers[operationId] as AnyHandler;

function requestOf(caller: Caller, operationId: OperationId, { params, query, body }: Input = {}) {
  const route: RouteDefinition = routes[operationId];
  return {
    params: route.params?.parse(params),
    query: route.query?.parse(query ?? {}),
    body: route.body?.parse(body),
    caller,
    requestId: 'seed',
    headers: {},
    intent: { key: 'seed', settle: async () => undefined },
    refuse: refusal,
    refuseAs: ({ reason, details }: { reason: string; details?: Record<string, unknown> }) =>
      refusal(reason, { details }),
  };
}

function refusal(reason: string, options?: { readonly details?: Record<string, unknown> | undefined }): Error {
  return new ApiRefusal(reason as ConstructorParameters<typeof ApiRefusal>[0], {
    ...options,
    message: `The seed was refused: ${reason} ${JSON.stringify(options?.details ?? {})}`,
  });
}
