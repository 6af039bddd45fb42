import type { AskId, StockId } from '@suki/domain/ids/id';
import type { ReturnFields } from '@suki/domain/trade/facts/decision';
import type { ReturnSnapshot } from '@suki/domain/trade/facts/snapshot';
import { returnLegs } from '../schema/returns.ts';
import { columnsOf, type Db, first, json, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type ReturnLeg = typeof returnLegs.$inferSelect;

const insertStatement = statement<unknown, (string | number | boolean | Date | null)[]>(
  'returns.insert',
  `insert into return_legs (id, ask_id, stock_id, seller_id, status, payer, cost, is_paid, choice, passes_as_new, loss_in_value, value, rush_order,
  version, created_at, updated_at)
values ($1::text, case when $1 like 'ask\\_%' then $1 end, case when $1 like 'stk\\_%' then $1 end, $2, $3, $4, $5, $6, $7, $8, $9, $10, false, 1, $11, $11)`,
);

/**
 * Opens the way back of an item (RT1); called by `applyDecision`.
 * @throws the key violation `return_legs_pkey` for a second one.
 */
export async function insertReturnLeg(tx: Tx, row: ReturnSnapshot, at: Date): Promise<void> {
  const { id, sellerId, status, payer, cost, isPaid, choice, passesAsNew, lossInValue, value } = row;
  await touch(tx, insertStatement, [
    id,
    sellerId,
    status,
    payer,
    cost,
    isPaid,
    choice,
    passesAsNew,
    lossInValue,
    value,
    at,
  ]);
}

const patchStatement = statement<unknown, [AskId | StockId, string, Date]>(
  'returns.patch',
  `update return_legs set
  choice = case when $2::jsonb ? 'choice' then $2::jsonb ->> 'choice' else choice end,
  is_paid = coalesce(($2::jsonb ->> 'isPaid')::boolean, is_paid),
  payer = coalesce($2::jsonb ->> 'payer', payer),
  cost = coalesce(($2::jsonb ->> 'cost')::bigint, cost),
  updated_at = $3::timestamptz
where id = $1::text`,
);

/** Sets fields of a return leg beside its status. `isPaid` can be false only while the seller pays. */
export async function patchReturnLeg(tx: Tx, id: AskId | StockId, set: ReturnFields, at: Date): Promise<void> {
  const isPaid = set.payer !== undefined && set.payer !== 'seller' ? { isPaid: true } : {};
  await touch(tx, patchStatement, [id, json({ ...set, ...isPaid }), at]);
}

const snapshotColumns = `r.id, r.seller_id as "sellerId", r.status, r.payer, r.cost, r.is_paid as "isPaid", r.choice,
  r.passes_as_new as "passesAsNew", r.loss_in_value as "lossInValue", r.value`;

const lockStatement = statement<ReturnSnapshot, [AskId | StockId]>(
  'returns.lock',
  `select ${snapshotColumns} from return_legs r where r.id = $1::text for no key update`,
);

/** The facts of a return leg, locked; after its ask and order. */
export async function lockReturnLeg(tx: Tx, id: AskId | StockId): Promise<ReturnSnapshot | undefined> {
  return await first(tx, lockStatement, [id]);
}

const byIdStatement = statement<ReturnLeg, [AskId | StockId]>(
  'returns.by-id',
  `select ${columnsOf(returnLegs, 'r')} from return_legs r where r.id = $1::text`,
);

export async function returnLegById(db: Db, id: AskId | StockId): Promise<ReturnLeg | undefined> {
  return await first(db, byIdStatement, [id]);
}
