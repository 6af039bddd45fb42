import assert from 'node:assert/strict';
import { attemptsOf } from '@suki/db/queries/attempts';
import { MINUTE_MS } from '@suki/domain/config/durations';
import { quickDeals } from '../../support/many-steps.ts';
import { pressUntilAnswered } from '../../support/press-until-answered.ts';
import { pick } from '../../support/random-choices.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { refusalIn } from '../../support/start-test-api.ts';
import { type Deal, newKey, payBody } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { orderStatuses, reconcile } from './gateway-words.ts';

/** Troubles of the call for a payment; in all but the first two the gateway has made the payment. */
const troubles = [
  { what: 'none', fault: undefined },
  { what: 'answers 500 and does nothing', fault: { status: 500 } },
  { what: 'answers 500 after it made the payment', fault: { status: 500, how: 'lose' } },
  { what: 'answers something that is no JSON', fault: { how: 'garbage' } },
  { what: 'does not answer in time', fault: { how: 'hang' } },
] as const;

/** Ends of a payment at the gateway. */
const ends = ['told', 'untold', 'other amount'] as const;

export type GatewayTroubleFigures = Readonly<Record<string, number>>;

/**
 * F9: every payment meets some trouble of the gateway, is pressed again under its key or left to reconciliation, and is
 * paid; for some the gateway reports another amount than was asked. Each order is charged once and no charge is lost; a
 * payment with another amount is held, and one alert says so. Returns how often each trouble was met.
 */
export async function gatewayTrouble(
  world: TradeWorld,
  { payments }: { readonly payments: number },
  random: SeededRandom,
): Promise<GatewayTroubleFigures> {
  const deals = await quickDeals(world, payments);
  const met: Record<string, number> = {};
  const odd: Deal[] = [];
  // One after the other, because each has a trouble of its own.
  for (const deal of deals) {
    const { what, fault } = pick(random, troubles);
    met[what] = (met[what] ?? 0) + 1;
    await press(world, deal, fault, random.below(2) === 0);
    const end = pick(random, ends);
    if (end === 'other amount') odd.push(deal);
    await approve(world, deal, end);
  }
  await world.settle();
  for (let minute = 0; minute < 10; minute += 1) {
    world.api.clock.advance(MINUTE_MS);
    await reconcile(world);
  }
  const fine = deals.filter((deal) => !odd.includes(deal));
  assert.deepEqual(
    await orderStatuses(world, idsOf(fine)),
    fine.length === 0 ? {} : { confirming_buyer_order: fine.length },
  );
  assert.deepEqual(await orderStatuses(world, idsOf(odd)), odd.length === 0 ? {} : { to_pay: odd.length });
  for (const deal of deals) await expectOneCharge(world, deal, odd.includes(deal));
  await world.catchUp();
  await world.expectSound();
  return met;
}

const idsOf = (deals: readonly Deal[]) => deals.map(({ orderId }) => orderId);

/** Presses and may fail, then presses again; without a repetition only reconciliation can find the payment. */
async function press({ api }: TradeWorld, { buyer, orderId }: Deal, fault: object | undefined, again: boolean) {
  const call = { params: { orderId }, body: payBody(), idempotencyKey: newKey() };
  if (fault !== undefined) {
    await api.sandbox.control('/faults', { provider: 'xendit', method: 'POST', path: '/payment_requests', ...fault });
  }
  const first = await api.callAs(buyer, 'payOrder', call);
  const isAnswered = first.status === 200;
  assert.ok(!isAnswered || fault === undefined);
  if (!isAnswered) assert.deepEqual([first.status, refusalIn(first).reason], [503, 'GATEWAY_UNAVAILABLE']);
  const isMade = isAnswered || (fault !== undefined && 'how' in fault);
  if (!again && isMade) return;
  const answered = await pressUntilAnswered(() => api.callAs(buyer, 'payOrder', call));
  assert.equal(answered.status, 200);
}

async function approve(world: TradeWorld, deal: Deal, end: (typeof ends)[number]): Promise<void> {
  const [attempt] = await attemptsOf(world.pool, { entity: 'order', id: deal.orderId });
  const lie = end === 'other amount' ? { amount: 1, lie: 'everywhere' } : {};
  const webhook = end === 'untold' ? { webhook: { drop: true } } : {};
  await world.api.sandbox.control(`/payments/${attempt?.id}/approve`, { ...lie, ...webhook });
}

async function expectOneCharge(world: TradeWorld, { orderId }: Deal, isOdd: boolean): Promise<void> {
  const attempts = await attemptsOf(world.pool, { entity: 'order', id: orderId });
  assert.equal(attempts.length, 1);
  const [attempt] = attempts;
  const seen = await world.api.sandbox.fetchControl(`/payments?reference_id=${attempt?.id}`);
  const { data } = (await seen.json()) as { readonly data: readonly unknown[] };
  assert.equal(data.length, 1);
  assert.equal(await world.balance(`escrow:${orderId}`), isOdd ? 0 : attempt?.amount);
  const alerts = await world.pool.query<{ queue: string; event: string }>(
    'select queue, event from staff_alerts where entity_id = $1',
    [orderId],
  );
  assert.deepEqual(alerts.rows, isOdd ? [{ queue: 'finance', event: 'AMOUNT_MISMATCH' }] : []);
  if (isOdd) assert.deepEqual([attempt?.status, attempt?.failureCode], ['PENDING', 'AMOUNT_MISMATCH']);
}
