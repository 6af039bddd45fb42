import type { z } from 'zod';
import type { RouteDefinition } from '../route.ts';

/** Asks for an example of `params` or `body` when the row has one. */
type Part<Name extends 'params' | 'body', Route> =
  Route extends Readonly<Record<Name, infer Schema extends z.ZodType>>
    ? { readonly [Key in Name]: z.input<Schema> }
    : { readonly [Key in Name]?: never };

/** The query is optional here; the test of the examples fails when a required parameter is missing. */
type Query<Route> = Route extends { readonly query: infer Schema extends z.ZodType }
  ? { readonly query?: z.input<Schema> }
  : { readonly query?: never };

/** One use of a call with its answer. An amount typed as a number does not compile: amounts come from the rules. */
export type ExampleOf<Route extends RouteDefinition> = Part<'params', Route> &
  Part<'body', Route> &
  Query<Route> & { readonly answer: z.output<Route['response']> };

/** An example for each row of a table; a missing one does not compile (ADR 0074). */
export type ExamplesOf<Table extends Readonly<Record<string, RouteDefinition>>> = {
  readonly [Name in keyof Table]: ExampleOf<Table[Name]>;
};

export type AnyExample = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer: unknown;
};
