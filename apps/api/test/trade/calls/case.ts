import type { OperationId, Routes } from '@suki/contract/routes';
import type { CallInput } from '../../support/call-operation.ts';
import type { TestPerson } from '../../support/test-token.ts';
import type { Scenes } from './scenes.ts';

/** Who makes a call with what, after everything for it was arranged. */
export type Arranged = {
  readonly as: TestPerson;
  readonly input: CallInput;
  /** Undoes what the next case must not find: the Clock of a night. */
  readonly after?: (() => void) | undefined;
};

/** A call with a refusal that the contract declares for it, or without one: it is done as asked. */
type Answer = {
  readonly [Id in OperationId]: { readonly call: Id; readonly refusal?: Routes[Id]['errors'][number] | undefined };
}[OperationId];

/** One way in which a call is answered, and what it leaves in PostgreSQL. */
export type CallCase = Answer & {
  readonly what: string;
  /** The tables in which rows came, changed or went, in their order; none for a refusal and a look. */
  readonly changes?: readonly string[] | undefined;
  readonly arrange: (scenes: Scenes) => Promise<Arranged>;
};

export const titleOf = (one: CallCase): string => `${one.call} ${one.refusal ?? 'is done'}: ${one.what}`;
