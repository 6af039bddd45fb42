import type { Reason } from '@suki/contract/errors.table';
import type { OperationId } from '@suki/contract/routes';
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

/** One way in which a call is answered, and what it leaves in PostgreSQL. */
export type CallCase = {
  readonly call: OperationId;
  /** A refusal that the contract declares for the call; absent: it is done as asked. */
  readonly refusal?: Reason | undefined;
  readonly what: string;
  /** The tables in which rows came, changed or went, in their order; none for a refusal and a look. */
  readonly changes?: readonly string[] | undefined;
  readonly arrange: (scenes: Scenes) => Promise<Arranged>;
};

/** What a case shows: `cancelAsk RESERVED`, `cancelAsk success`. */
export const shownBy = ({ call, refusal }: Pick<CallCase, 'call' | 'refusal'>): string =>
  `${call} ${refusal ?? 'success'}`;

export const titleOf = (one: CallCase): string => `${one.call} ${one.refusal ?? 'is done'}: ${one.what}`;
