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
type CallerOf<Definition extends RouteDefinition> = Definition['audience'] extends 'public-catalogue' | 'provider'
  ? undefined
  : Caller;
type IntentOf<Definition extends RouteDefinition> = Definition extends { readonly idempotency: 'required' }
  ? Intent
  : undefined;
type ReasonOf<Definition extends RouteDefinition> = Definition['errors'][number];

/** What a handler answers after it has written the reply itself (streams). */
export const answeredItself: unique symbol = Symbol('answered itself');

/** A refusal as the domain gives it: `reason` is a word of the error table. */
export type DomainRefusal = {
  readonly reason: string;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
};

/** A call after authentication and parsing. */
export type RouteRequest<Definition extends RouteDefinition> = {
  readonly params: Parsed<Definition['params']>;
  readonly query: Parsed<Definition['query']>;
  readonly body: Parsed<Definition['body']>;
  /** Not there on public facts, which are the same for everyone, and on webhooks. */
  readonly caller: CallerOf<Definition>;
  readonly requestId: string;
  readonly headers: IncomingHttpHeaders;
  /** Only on routes with an idempotency key. */
  readonly intent: IntentOf<Definition>;
  /** `throw refuse('PRICE_CHANGED', { details })`: only reasons that the contract declares for this route compile. */
  readonly refuse: (reason: ReasonOf<Definition>, options?: RefusalOptions) => ApiRefusal;
  /** The same for a refusal that the domain decided; a reason that the route does not declare becomes a 500 and is logged. */
  readonly refuseAs: (refusal: DomainRefusal) => Error;
  /** Fastify's own objects, for streams and uploads. */
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
};

/** Handles one row of the route table. A wrong answer, an undeclared refusal or a misread parameter does not compile. */
export type HandlerFor<Definition extends RouteDefinition> = (
  request: RouteRequest<Definition>,
  dependencies: Dependencies,
) => Promise<z.input<Definition['response']> | typeof answeredItself>;

/** `export const getUser: Handler<'getUser'> = async ({ caller }, dependencies) => …` */
export type Handler<Id extends OperationId> = HandlerFor<Routes[Id]>;

/** A handler for each row of a table: one that is missing does not compile. */
export type Handlers<Table extends Record<string, RouteDefinition>> = {
  readonly [Id in keyof Table]: HandlerFor<Table[Id]>;
};
