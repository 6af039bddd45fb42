import type { AskStatus, BidStatus, ClaimStatus, OrderStatus, ReturnStatus, StockStatus } from '../facts/statuses.ts';

/*
 * Every move that an entity may make (docs/lifecycle.md#allowed-moves). `decide` never leaves this list, and the
 * database refuses all other moves.
 */

export type MoveTable<Status extends string> = Readonly<Record<Status | 'none', readonly Status[]>>;

export const askMoves: MoveTable<AskStatus> = {
  none: ['to_pay'],
  to_pay: ['listed', 'buyer_to_pay', 'transaction_closed'],
  listed: ['buyer_to_pay', 'to_pay', 'confirming_buyer_order', 'transaction_closed'],
  // `to_pay` follows where the bank took the deposit back meanwhile (E11b): the deposit is paid again before the ask is
  // listed.
  buyer_to_pay: ['listed', 'to_pay', 'confirming_buyer_order', 'to_ship', 'platform_received', 'transaction_closed'],
  confirming_buyer_order: ['to_ship', 'listed', 'to_pay', 'transaction_closed'],
  to_ship: ['on_way_to_warehouse', 'platform_received', 'listed', 'to_pay', 'transaction_closed'],
  on_way_to_warehouse: ['platform_received', 'to_ship', 'transaction_closed'],
  platform_received: ['under_inspection', 'transaction_successful', 'transaction_closed'],
  under_inspection: ['transaction_successful', 'pending_buyer_confirmation', 'transaction_closed'],
  pending_buyer_confirmation: ['transaction_successful', 'transaction_closed'],
  transaction_closed: [],
  transaction_successful: [],
};

export const bidMoves: MoveTable<BidStatus> = {
  none: ['to_pay'],
  to_pay: ['bid_active', 'bid_closed'],
  bid_active: ['seller_to_pay_deposit', 'buyer_to_pay', 'to_pay', 'bid_closed'],
  seller_to_pay_deposit: ['buyer_to_pay', 'bid_active', 'to_pay'],
  buyer_to_pay: ['bid_successful', 'bid_closed', 'bid_active', 'to_pay'],
  bid_closed: [],
  bid_successful: [],
};

export const orderMoves: MoveTable<OrderStatus> = {
  none: ['to_pay', 'confirming_buyer_order'],
  to_pay: ['confirming_buyer_order', 'seller_to_ship', 'platform_to_ship', 'transaction_closed'],
  confirming_buyer_order: ['seller_to_ship', 'transaction_closed'],
  seller_to_ship: ['on_way_to_warehouse', 'platform_received', 'transaction_closed'],
  on_way_to_warehouse: ['platform_received', 'seller_to_ship', 'transaction_closed'],
  platform_received: ['under_inspection', 'transaction_closed'],
  under_inspection: ['platform_to_ship', 'pending_buyer_confirmation', 'transaction_closed'],
  pending_buyer_confirmation: ['platform_to_ship', 'transaction_closed'],
  platform_to_ship: ['to_receive', 'transaction_closed'],
  to_receive: ['transaction_successful', 'platform_to_ship', 'transaction_closed'],
  transaction_successful: [],
  transaction_closed: [],
};

/** docs/lifecycle.md#returns. */
export const returnMoves: MoveTable<ReturnStatus> = {
  none: ['return_pending', 'held'],
  return_pending: ['return_shipped', 'to_stock', 'surrendered', 'disposed', 'abandoned'],
  return_shipped: ['return_done', 'return_pending', 'return_lost'],
  held: ['return_pending', 'kept'],
  return_done: [],
  return_lost: [],
  to_stock: [],
  surrendered: [],
  disposed: [],
  abandoned: [],
  kept: [],
};

/** docs/lifecycle.md#stock. */
export const stockMoves: MoveTable<StockStatus> = {
  none: ['intake_created', 'in_stock'],
  intake_created: ['intake_on_way', 'received', 'intake_void'],
  intake_on_way: ['received'],
  received: ['checking', 'lost_here'],
  checking: ['in_stock', 'rejected', 'lost_here'],
  in_stock: ['reserved', 'withdrawn', 'overdue', 'lost_here'],
  reserved: ['in_stock', 'dispatched', 'lost_here'],
  dispatched: [],
  rejected: [],
  withdrawn: [],
  overdue: [],
  lost_here: [],
  intake_void: [],
};

export const claimMoves: MoveTable<ClaimStatus> = {
  none: ['open'],
  open: ['rejected', 'settled', 'to_send_back'],
  to_send_back: ['upheld', 'lapsed'],
  rejected: [],
  settled: [],
  upheld: [],
  lapsed: [],
};

export const allowedMoves = {
  ask: askMoves,
  bid: bidMoves,
  order: orderMoves,
  returnLeg: returnMoves,
  stock: stockMoves,
  claim: claimMoves,
} as const;
export type MovingEntity = keyof typeof allowedMoves;

/**
 * Returns the statuses that may follow, sorted by name; `null` asks for the statuses in which an entity may begin
 * (docs/lifecycle.md#allowed-moves).
 */
export function movesFrom(entity: MovingEntity, status: string | null): readonly string[] {
  const followers = Object.entries(allowedMoves[entity]).find(([from]) => from === (status ?? 'none'))?.[1] ?? [];
  return [...followers].sort();
}

/** Returns true when the move is in the table (docs/lifecycle.md#allowed-moves). */
export function isAllowedMove(entity: MovingEntity, from: string | null, to: string): boolean {
  return movesFrom(entity, from).includes(to);
}
