import type { z } from 'zod';
import type { RouteDefinition } from '../route.ts';

/** A part of a call that its row has: it needs an example then. */
type Part<Name extends 'params' | 'body', Route> =
  Route extends Readonly<Record<Name, infer Schema extends z.ZodType>>
    ? { readonly [Key in Name]: z.input<Schema> }
    : { readonly [Key in Name]?: never };

/** A query is shown where it says something; one that the call cannot do without fails the test of the examples. */
type Query<Route> = Route extends { readonly query: infer Schema extends z.ZodType }
  ? { readonly query?: z.input<Schema> }
  : { readonly query?: never };

/** One use of a call: what is sent, and the answer of its success. An amount that was typed as a number does not compile: it comes from the rules. */
export type ExampleOf<Route extends RouteDefinition> = Part<'params', Route> &
  Part<'body', Route> &
  Query<Route> & { readonly answer: z.output<Route['response']> };

/** An example for each row of a table: one that is missing does not compile (ADR 0074). */
export type ExamplesOf<Table extends Readonly<Record<string, RouteDefinition>>> = {
  readonly [Name in keyof Table]: ExampleOf<Table[Name]>;
};

/** Any example, for whoever goes through all of them. */
export type AnyExample = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer: unknown;
};
