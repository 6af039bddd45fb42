import type { Centavos } from '../../money/centavos.ts';
import type { Owed } from './command-facts.ts';
import type { AttemptChange, Creation, Move, Patch, Release, TimerChange } from './decision.ts';
import type { MessageParams } from './message-kinds.ts';
import type { MoneyStep, Penalty } from './money-steps.ts';
import type {
  AskSnapshot,
  AttemptSnapshot,
  BidSnapshot,
  ClaimSnapshot,
  Closure,
  OrderSnapshot,
  ReturnPayer,
  ReturnSnapshot,
  StockSnapshot,
} from './snapshot.ts';
import type { TimerKind } from './statuses.ts';

/** The input that turns a row into a decision: the facts, the moment, and the command's additions to the row. */
export type TradeContext = {
  readonly now: Date;
  readonly ask?: AskSnapshot | undefined;
  readonly bid?: BidSnapshot | null | undefined;
  readonly order?: OrderSnapshot | undefined;
  readonly returnLeg?: ReturnSnapshot | null | undefined;
  readonly stock?: StockSnapshot | null | undefined;
  readonly claim?: ClaimSnapshot | null | undefined;
  readonly attempt?: AttemptSnapshot | undefined;
  readonly owed?: Owed | undefined;
  readonly canRematch?: boolean | undefined;
  /** The closure that the command names, where the row allows several details. */
  readonly closure?: Closure | undefined;
  /** Replaces the row's money, where a fact changes it (E45 with fraud). */
  readonly money?: readonly MoneyStep[] | undefined;
  readonly amounts?: Amounts | undefined;
  /** Replaces the row's penalty. */
  readonly penalty?: Penalty | undefined;
  readonly inputs?: Inputs | undefined;
  /** Facts for the return leg that the row opens. */
  readonly returning?: Returning | undefined;
  /** Replaces the configured windows of timers. */
  readonly windowsMs?: Partial<Record<TimerKind, number>> | undefined;
  readonly isExtension?: true | undefined;
  /** The moment when income or a share of a penalty becomes withdrawable; null = at once. */
  readonly availableAt?: Date | null | undefined;
  /** The seller's finished sales, up to the limit of the payout hold. Absent: a new seller. */
  readonly sellerFinishedSales?: number | undefined;
  /** The amount of the deposit that is shared out, and the harmed side's share. */
  readonly release?: { readonly kept: Centavos; readonly harmedShare: Centavos } | undefined;
  /** Parameters of messages that do not follow from the facts. */
  readonly params?: Partial<MessageParams> | undefined;
  readonly creations?: readonly Creation[] | undefined;
  readonly patches?: readonly Patch[] | undefined;
  readonly attempts?: readonly AttemptChange[] | undefined;
  /** The order whose escrow the new order takes over (E78). */
  readonly previous?: OrderSnapshot | undefined;
  /** Timers beside the row's. */
  readonly alsoStart?: readonly TimerKind[] | undefined;
  readonly moreTimers?: readonly TimerChange[] | undefined;
  readonly moreMoves?: readonly Move[] | undefined;
  readonly releases?: readonly Release[] | undefined;
};

/** `payer` replaces the row's payer. */
export type Returning = {
  readonly payer?: ReturnPayer | undefined;
  readonly passesAsNew?: boolean | undefined;
  readonly lossInValue?: Centavos | undefined;
  /** The worth of the item to its seller, where no order tells it (E53). */
  readonly value?: Centavos | undefined;
};

/**
 * Facts that a row may ask for beside the statuses. Fields of the command and facts that were read besides the
 * snapshots stand in `inputs`, so that the table needs no code for them.
 */
export type Inputs = {
  readonly isPending?: boolean | undefined;
  readonly price?: Centavos | undefined;
  readonly why?: 'delisted' | 'suspended' | undefined;
  readonly isForUser?: boolean | undefined;
  readonly incoming?: 'ask' | 'bid' | undefined;
  readonly isFinal?: boolean | undefined;
  readonly isSecondPayment?: boolean | undefined;
  readonly fault?: 'buyer' | 'seller' | 'unclear' | undefined;
  readonly result?: 'accept' | 'reject' | undefined;
  readonly outcome?: string | undefined;
  readonly isFineInSuspense?: boolean | undefined;
  readonly isRefundUnsent?: boolean | undefined;
  readonly unsentRefund?: Centavos | undefined;
  readonly choice?: ReturnSnapshot['choice'] | undefined;
  readonly isCompensated?: boolean | undefined;
  readonly isDelivered?: boolean | undefined;
  readonly isCounterfeit?: boolean | undefined;
  readonly isWindowThirdOver?: boolean | undefined;
};

/** Amounts that do not follow from the snapshots. */
export type Amounts = {
  /** The cost of the item's way back. */
  readonly returnCost?: Centavos | undefined;
  /** The compensation that the platform or the courier pays for a lost item. */
  readonly compensation?: Centavos | undefined;
  /** The amount that a claim gives back. */
  readonly claim?: Centavos | undefined;
  readonly gatewayFee?: Centavos | undefined;
};

/**
 * Returns a fact that the row needs.
 * @throws TypeError when the decision was asked without it: a mistake in the rules, not of a person.
 */
export function required<Fact>(fact: Fact | undefined | null, what: string): Fact {
  if (fact === undefined || fact === null) {
    throw new TypeError(`Expected ${what} among the facts of this command, got none.`);
  }
  return fact;
}
