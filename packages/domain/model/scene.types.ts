import type { AskId, AttemptId, BidId, ClaimId, DepositId, OrderId, StockId } from '../src/ids/id.ts';
import type { Mirror } from './mirror.ts';
import type { Person, World } from './world.ts';

/** The input of a call: the snapshots, the people as they were before, and the ids that the model has just made. */
export type Scene = {
  readonly mirror: Mirror;
  readonly world: World;
  readonly people: ReadonlyMap<string, Person>;
  readonly made: Made;
  /** Timers: true after the one extension. Parcels: true when the number was replaced before. */
  readonly wasExtended: boolean;
  /** The model's refusal; null when the model accepted the command. */
  readonly refused: string | null;
};

export type Made = {
  askId: AskId;
  bidId: BidId;
  depositId: DepositId;
  /** In the order in which they were made: one command may bring several matches. */
  orderIds: OrderId[];
  attemptId: AttemptId;
  stockId: StockId;
  claimId: ClaimId;
  couponId: string | null;
};
