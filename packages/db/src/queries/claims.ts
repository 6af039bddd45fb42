import type { ClaimId, OrderId } from '@suki/domain/ids/id';
import type { ClaimSnapshot } from '@suki/domain/trade/facts/snapshot';
import { first, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

const insertStatement = statement<unknown, [ClaimId, OrderId, string, string, string, boolean, Date]>(
  'claims.insert',
  `insert into claims (id, order_id, buyer_id, kind, status, is_overdue, version, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, 1, $7, $7)`,
);

/**
 * Inserts the claim of E74; called by `applyDecision`.
 * @throws the unique violation `claims_open_key` when the order has an open claim.
 */
export async function insertClaim(tx: Tx, row: ClaimSnapshot, at: Date): Promise<void> {
  const { id, orderId, buyerId, kind, status, isOverdue } = row;
  await touch(tx, insertStatement, [id, orderId, buyerId, kind, status, isOverdue, at]);
}

const patchStatement = statement<unknown, [ClaimId, boolean, Date]>(
  'claims.patch',
  `update claims set is_overdue = $2::boolean, updated_at = $3::timestamptz where id = $1::text`,
);

export async function patchClaim(
  tx: Tx,
  id: ClaimId,
  { isOverdue }: Partial<Pick<ClaimSnapshot, 'isOverdue'>>,
  at: Date,
): Promise<void> {
  if (isOverdue !== undefined) await touch(tx, patchStatement, [id, isOverdue, at]);
}

const columns = `c.id, c.order_id as "orderId", c.buyer_id as "buyerId", c.kind, c.status, c.is_overdue as "isOverdue"`;

const lockStatement = statement<ClaimSnapshot, [ClaimId]>(
  'claims.lock',
  `select ${columns} from claims c where c.id = $1::text for no key update`,
);

/** The facts of a claim, locked; after its book, ask and order. */
export async function lockClaim(tx: Tx, id: ClaimId): Promise<ClaimSnapshot | undefined> {
  return await first(tx, lockStatement, [id]);
}

const ofOrderStatement = statement<ClaimSnapshot, [OrderId]>(
  'claims.lock-newest-of-order',
  `select ${columns} from claims c where c.order_id = $1::text order by c.created_at desc, c.id desc limit 1 for no key update`,
);

/** The newest claim of an order, locked. */
export async function lockClaimOfOrder(tx: Tx, orderId: OrderId): Promise<ClaimSnapshot | undefined> {
  return await first(tx, ofOrderStatement, [orderId]);
}

const orderOfStatement = statement<{ orderId: OrderId }, [ClaimId]>(
  'claims.order-of',
  `select c.order_id as "orderId" from claims c where c.id = $1::text`,
);

/** Returns the order of a claim; it never changes, so it is read before the locks. */
export async function orderOfClaim(tx: Tx, id: ClaimId): Promise<OrderId | undefined> {
  return (await first(tx, orderOfStatement, [id]))?.orderId;
}
