import type { Centavos } from '../money/centavos.ts';
import type { Approval } from './decision.ts';
import type { MessageParams } from './message-kinds.ts';
import type { AskSnapshot, AttemptSnapshot, OrderSnapshot } from './snapshot.ts';
import type { TimerKind } from './statuses.ts';

/** What a row needs to become a decision: the facts, the moment, and what the command adds to the row. */
export type TradeContext = {
  readonly now: Date;
  readonly ask?: AskSnapshot | undefined;
  readonly order?: OrderSnapshot | undefined;
  readonly attempt?: AttemptSnapshot | undefined;
  /** Windows that the row's command gives instead of the configured ones. */
  readonly windowsMs?: Partial<Record<TimerKind, number>> | undefined;
  readonly isExtension?: true | undefined;
  /** When the income of P7 or the compensation of P3 becomes withdrawable; null = at once. */
  readonly availableAt?: Date | null | undefined;
  /** How much of the deposit is shared out (T21), and the harmed side's part of it. */
  readonly release?: { readonly kept: Centavos; readonly harmedShare: Centavos } | undefined;
  /** Parameters of messages that do not follow from the facts. */
  readonly params?: Partial<MessageParams> | undefined;
  readonly creations?: Approval['creations'] | undefined;
  readonly patches?: Approval['patches'] | undefined;
  readonly attempts?: Approval['attempts'] | undefined;
  readonly releases?: Approval['releases'] | undefined;
};

/**
 * The ask, order or attempt that a row cannot do without.
 * @throws TypeError when the decision was asked without it: a mistake in the rules, not of a person.
 */
export function required<Fact>(fact: Fact | undefined | null, what: string): Fact {
  if (fact === undefined || fact === null) {
    throw new TypeError(`Expected ${what} among the facts of this command, got none.`);
  }
  return fact;
}
