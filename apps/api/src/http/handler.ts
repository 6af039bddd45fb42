import type { IncomingHttpHeaders } from 'node:http';
import type { RouteDefinition } from '@suki/contract/route';
import type { OperationId, Routes } from '@suki/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import type { ApiRefusal, RefusalOptions } from './api-refusal.ts';
import type { Caller } from './caller.ts';
import type { Intent } from './intent.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type CallerOf<Definition extends RouteDefinition> = Definition['audience'] extends
  | 'public-catalogue'
  | 'shop'
  | 'provider'
  ? undefined
  : Caller;
type IntentOf<Definition extends RouteDefinition> = Definition extends { readonly idempotency: 'required' }
  ? Intent
  : undefined;
type ReasonOf<Definition extends RouteDefinition> = Definition['errors'][number];

/** Returned by a handler that has written the reply itself (streams). */
export const answeredItself: unique symbol = Symbol('answered itself');

/** A refusal as the domain gives it: `reason` is a word of the error table. */
export type DomainRefusal = {
  readonly reason: string;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
};

export type RouteRequest<Definition extends RouteDefinition> = {
  readonly params: Parsed<Definition['params']>;
  readonly query: Parsed<Definition['query']>;
  readonly body: Parsed<Definition['body']>;
  /** Missing on public routes, whose facts are equal for everyone, and on webhooks. */
  readonly caller: CallerOf<Definition>;
  readonly requestId: string;
  readonly headers: IncomingHttpHeaders;
  /** Only on routes with an idempotency key. */
  readonly intent: IntentOf<Definition>;
  /** `throw refuse('PRICE_CHANGED', { details })`: only reasons that the contract declares for this route compile. */
  readonly refuse: (reason: ReasonOf<Definition>, options?: RefusalOptions) => ApiRefusal;
  /** Refuses with a reason that the domain decided. A reason that the route lacks becomes a 500 and is logged. */
  readonly refuseAs: (refusal: DomainRefusal) => Error;
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
};

type AnswerOf<Definition extends RouteDefinition> = z.input<Definition['response']> | typeof answeredItself;

type Work<Definition extends RouteDefinition, Done> = (
  request: RouteRequest<Definition>,
  dependencies: Dependencies,
) => Promise<Done>;

/**
 * A handler that reads its answer after its work. The replay of ten thousand sales runs the work alone: the dozen reads
 * of an answer cost as much as a move.
 */
type InTwoParts<Definition extends RouteDefinition, Done, Wanted = Done> = {
  readonly work: Work<Definition, Done>;
  readonly answer: (done: Wanted, dependencies: Dependencies) => Promise<AnswerOf<Definition>>;
};

type WithFacts<Definition extends RouteDefinition> = {
  readonly work: Work<Definition, AnswerOf<Definition>>;
  /**
   * The work is exactly one transaction, in which it settles its intent. So its key is not claimed before, which would
   * cost a transaction of its own: key and answer are written with the work, and of two concurrent calls one is rolled
   * back (ADR 0057).
   */
  readonly settles: Definition extends { readonly idempotency: 'required' } ? true : never;
};

/**
 * Handles one row of the route table: a function for most rows, an object for a row with further facts. A wrong answer,
 * an undeclared refusal or a misread parameter does not compile.
 */
export type HandlerFor<Definition extends RouteDefinition> =
  | Work<Definition, AnswerOf<Definition>>
  | WithFacts<Definition>
  | InTwoParts<Definition, unknown, never>;

/** `export const getUser: Handler<'getUser'> = async ({ caller }, dependencies) => …` */
export type Handler<Id extends OperationId> = HandlerFor<Routes[Id]>;

/** A handler in two parts, with what the first hands to the second: `HandlerInTwoParts<'confirmOrder', SeenOrder>`. */
export type HandlerInTwoParts<Id extends OperationId, Done> = InTwoParts<Routes[Id], Done>;

/** A handler for each row of a table: a missing handler does not compile. */
export type Handlers<Table extends Record<string, RouteDefinition>> = {
  readonly [Id in keyof Table]: HandlerFor<Table[Id]>;
};

/** The handlers of one noun: some rows of the contract, each with its own handler. */
export type SomeHandlers = { readonly [Id in OperationId]?: Handler<Id> };

type Run<Given> = (given: Given, dependencies: Dependencies) => Promise<unknown>;

/**
 * A handler without the types of its row. The table is walked in a loop, and each row was checked where its handler was
 * written; so code that takes a handler out of the table by its name casts it to this type.
 */
export type AnyHandler =
  | Run<unknown>
  | { readonly work: Run<unknown>; readonly answer?: Run<unknown>; readonly settles?: boolean };

/** Does the work of a call without reading its answer, when the handler has two parts. */
export function runWork(handler: AnyHandler, request: unknown, dependencies: Dependencies): Promise<unknown> {
  return typeof handler === 'function' ? handler(request, dependencies) : handler.work(request, dependencies);
}

export async function runHandler(handler: AnyHandler, request: unknown, dependencies: Dependencies): Promise<unknown> {
  const done = await runWork(handler, request, dependencies);
  return typeof handler === 'function' || handler.answer === undefined ? done : handler.answer(done, dependencies);
}

/** True for a handler that settles its intent inside its one transaction (`settles` of `handler.ts`). */
export const settlesIntent = (handler: AnyHandler): boolean =>
  typeof handler !== 'function' && handler.settles === true;
