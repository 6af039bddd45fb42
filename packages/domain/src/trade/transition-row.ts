import type { CommandName } from './commands.ts';
import type { MessageKind } from './message-kinds.ts';
import type { RefusalReason } from './refusal-reasons.ts';
import type { Closure } from './snapshot.ts';
import type { Actor, AskStatus, OrderStatus, TimerKind } from './statuses.ts';

/** In which statuses a row applies, and where it leads; `stays` when it only happens there. `null`: there is no row yet. */
export type Side<Status> = {
  readonly from: readonly (Status | null)[];
  readonly to: Status | 'stays';
};

/** A step of money: the posting codes of lifecycle, section 3, and what becomes of the deposit with them. */
export type MoneyStep =
  /** The deposit is asked for. */
  | 'due'
  /** The deposit is no longer wanted. */
  | 'void'
  | 'P1'
  | 'P2'
  | 'P2p'
  | 'P3'
  | 'P3-release'
  | 'P4'
  /** Without the coupon, which a late payment never touches. */
  | 'P4-late'
  | 'P5'
  | 'P5-late'
  /** P5 at once, while no rematch can be offered. */
  | 'P5d'
  | 'P7'
  | 'P8'
  | 'P14';

/** What a broken promise costs, and who gets the harmed side's share of it. */
export type Penalty = { readonly keptPercent: number; readonly harmed: 'buyer' | 'nobody' };

/** `payer`: whoever made the attempt. */
export type Recipient = 'buyer' | 'seller' | 'payer';

/** One row of the joint transition table: one database transaction that moves all of it. */
export type TransitionRow = {
  readonly command: CommandName;
  readonly actor: Actor;
  /** What happens, in a sentence without subject. */
  readonly title: string;
  readonly ask?: Side<AskStatus> | undefined;
  readonly order?: Side<OrderStatus> | undefined;
  /** Given to whatever this row closes. */
  readonly closure?: Closure | undefined;
  readonly money?: readonly MoneyStep[] | undefined;
  readonly penalty?: Penalty | undefined;
  readonly stop?: readonly TimerKind[] | undefined;
  readonly start?: readonly TimerKind[] | undefined;
  readonly tell?: readonly { readonly to: Recipient; readonly kind: MessageKind }[] | undefined;
  /** The row is a refusal: in these statuses the command is answered with this word. */
  readonly refuses?: RefusalReason | undefined;
};
