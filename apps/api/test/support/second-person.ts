import type { ApprovalId, OrderId } from '@suki/domain/ids/id';
import type { TestPerson } from './test-token.ts';
import type { TradeWorld } from './trade-world-on.ts';

/** Another person of the warehouse: whoever scanned an item in does not report it as lost. */
export const warehouseColleague: TestPerson = { uid: 'wena', roles: ['warehouse'] };
export const financeStaff: TestPerson = { uid: 'fina', roles: ['finance'] };

export const reason = 'Counted twice today, by two of us.';

type OfOrder = { readonly orderId: OrderId };

/** Returns the request that waits about an order. */
export async function waitingFor({ pool }: TradeWorld, subject: string): Promise<ApprovalId> {
  const text = `select id from approvals where (order_id = $1 or payout_id = $1 or ask_id = $1) and status = 'waiting'`;
  const [row] = (await pool.query<{ id: ApprovalId }>(text, [subject])).rows;
  if (row === undefined) throw new Error(`Expected a request about ${subject} to wait.`);
  return row.id;
}

/** Finance approves what waits about an order. */
export async function approve(world: TradeWorld, { orderId }: OfOrder): Promise<void> {
  const id = await waitingFor(world, orderId);
  (await world.api.callAs(financeStaff, 'approveRequest', { params: { id } })).answer();
}

/** The warehouse reports a loss; it is not carried out before finance approves. */
export const reportLoss = (world: TradeWorld, { orderId }: OfOrder) =>
  world.api.callAs(warehouseColleague, 'reportLostItem', { params: { id: orderId }, body: { reason } });

/** Loses an item by two people. */
export async function loseItem(world: TradeWorld, deal: OfOrder): Promise<void> {
  (await reportLoss(world, deal)).answer();
  await approve(world, deal);
}
