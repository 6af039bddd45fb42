import type { OperationId, Routes } from '@suki/contract/routes';
import type { CallInput } from '../../support/call-operation.ts';
import type { TestPerson } from '../../support/test-token.ts';
import type { Scenes } from './scenes.ts';

/** The caller and the input of a call, after the preparation. */
export type Arranged = {
  readonly as: TestPerson;
  readonly input: CallInput;
  /** Undoes changes that the next case must not find, such as the Clock of a night. */
  readonly after?: (() => void) | undefined;
};

/** The refusal that the contract declares for a call; without one, the call succeeds. */
type Answer = {
  readonly [Id in OperationId]: { readonly call: Id; readonly refusal?: Routes[Id]['errors'][number] | undefined };
}[OperationId];

/** One way in which a call is answered, and its changes in PostgreSQL. */
export type CallCase = Answer & {
  readonly what: string;
  /** The tables with new, changed or deleted rows, in their order; none for a refusal or a read. */
  readonly changes?: readonly string[] | undefined;
  readonly arrange: (scenes: Scenes) => Promise<Arranged>;
};

export const titleOf = (one: CallCase): string => `${one.call} ${one.refusal ?? 'is done'}: ${one.what}`;
