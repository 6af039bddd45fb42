import type { StaffQueue } from '../../alerts/staff-queues.ts';
import type { CommandName } from '../facts/commands.ts';
import type { StandingChange } from '../facts/decision.ts';
import type { MessageKind } from '../facts/message-kinds.ts';
import type { MoneyStep, Penalty } from '../facts/money-steps.ts';
import type { Audience, Recipient } from '../facts/recipients.ts';
import type { RefusalReason } from '../facts/refusal-reasons.ts';
import type { Closure, ReturnPayer } from '../facts/snapshot.ts';
import type {
  Actor,
  AskStatus,
  BidStatus,
  ClaimStatus,
  ClosureDetail,
  OrderStatus,
  ReturnStatus,
  StockStatus,
  TimerKind,
} from '../facts/statuses.ts';
import type { Condition } from './condition.ts';

/**
 * The statuses in which a row applies, and the status that it leads to; `stays` when the status does not change. `null`
 * in `from`: the thing does not exist yet.
 */
export type Side<Status> = {
  readonly from: readonly (Status | null)[];
  readonly to: Status | 'stays';
};

/** One row of the joint transition table: one database transaction that makes all of its moves. */
export type TransitionRow = {
  readonly command: CommandName;
  readonly actor: Actor;
  /** The event, in a sentence without subject. */
  readonly title: string;
  readonly ask?: Side<AskStatus> | undefined;
  readonly bid?: Side<BidStatus> | undefined;
  readonly order?: Side<OrderStatus> | undefined;
  readonly returnLeg?: Side<ReturnStatus> | undefined;
  readonly stock?: Side<StockStatus> | undefined;
  readonly claim?: Side<ClaimStatus> | undefined;
  /** Conditions beside the statuses by which this row and not its neighbour applies. */
  readonly when?: readonly Condition[] | undefined;
  /** Further preconditions, each with the reason of the refusal where it does not hold. */
  readonly needs?: readonly (readonly [Condition, RefusalReason])[] | undefined;
  /** The closure of everything that this row closes. */
  readonly closure?: Closure | undefined;
  /** The other details that the command may name. */
  readonly details?: readonly ClosureDetail[] | undefined;
  readonly money?: readonly MoneyStep[] | undefined;
  readonly penalty?: Penalty | undefined;
  readonly coupon?: 'reserve' | 'use' | 'free' | undefined;
  /** A coupon for the buyer, as an apology (E42, E43). */
  readonly apology?: true | undefined;
  /** Opens the return leg (RT1), at this side's cost. */
  readonly returnsAtCostOf?: ReturnPayer | undefined;
  /** The item is a counterfeit: its return leg begins in RT7. */
  readonly holdsItem?: true | undefined;
  readonly standing?: { readonly of: 'buyer' | 'seller'; readonly change: StandingChange } | undefined;
  readonly stop?: readonly TimerKind[] | undefined;
  readonly start?: readonly TimerKind[] | undefined;
  readonly tell?: readonly { readonly to: Recipient; readonly kind: MessageKind }[] | undefined;
  readonly announce?: readonly Audience[] | undefined;
  /** The queue of the staff that gets the alert. */
  readonly alert?: StaffQueue | undefined;
  /** The row is a refusal: in these statuses the command is refused with this reason. */
  readonly refuses?: RefusalReason | undefined;
};
