import { attemptsOf } from '@suki/db/queries/attempts';
import { insertListedAsk, insertTestSku } from '@suki/db/testing/test-trade';
import type { AttemptId, OrderId, SkuId } from '@suki/domain/ids/id';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { realClock } from '../../src/adapters/clock/real-clock.ts';
import type { CallResult } from '../support/call-operation.ts';
import type { Trader } from '../support/trade-people.ts';
import { maxTotalOf, newKey, payBody } from '../support/trade-steps.ts';
import type { FaultWorld } from './fault-world.ts';
import { untilSo } from './until-so.ts';

/** Several books, so that buyers do not all queue at one. */
const SIZES = 4;
const price = pesos(5000);
/** Longer than a claim's lease, so that a buyer who waits for one gets an answer and the measured time shows it. */
const ANSWER_WITHIN_MS = 90_000;

/** One buyer's intent, with the keys that the buyer keeps until an answer comes. */
export type Intent = {
  readonly buyer: Trader;
  readonly skuId: SkuId;
  readonly buyKey: string;
  readonly payKey: string;
};
export type Bought = Intent & { readonly orderId: OrderId; readonly attemptId: AttemptId; readonly total: Centavos };

/** Puts pairs on the market, in sizes of their own, and returns an intent of a new buyer for each. */
export async function newIntents({ pool, newTrader }: FaultWorld, count: number): Promise<Intent[]> {
  const { userId: sellerId } = await newTrader();
  const perSize = Math.ceil(count / SIZES);
  const inSize = async (): Promise<Intent[]> => {
    const sku = await insertTestSku(pool);
    const intents: Intent[] = [];
    // One after the other, because the asks of a size share a book.
    for (let index = 0; index < perSize; index += 1) {
      await insertListedAsk(pool, { ...sku, sellerId, price, at: realClock.now() });
      intents.push({ buyer: await newTrader(), skuId: sku.skuId, buyKey: newKey(), payKey: newKey() });
    }
    return intents;
  };
  return (await Promise.all(Array.from({ length: SIZES }, inSize))).flat().slice(0, count);
}

/**
 * Buys and begins to pay, as a phone does it: an unanswered call, or one answered "try again", is sent again with its
 * key.
 * @param answered - called after each answer
 */
export async function buyAndPay(world: FaultWorld, intent: Intent, answered: () => void): Promise<Bought> {
  const { buyer, skuId, buyKey, payKey } = intent;
  const body = { skuId, lane: 'standard', maxTotal: maxTotalOf(price), addressId: buyer.addressId };
  const order = await untilAnswered(world, answered, () =>
    world.call(buyer, 'buyAtLowestAsk', { body, idempotencyKey: buyKey }),
  );
  const { id: orderId } = order;
  const { attempt } = await untilAnswered(world, answered, () =>
    world.call(buyer, 'payOrder', { params: { orderId }, body: payBody(), idempotencyKey: payKey }),
  );
  return { ...intent, orderId, attemptId: attempt.id, total: attempt.amount };
}

async function untilAnswered<Answer>(
  { api }: FaultWorld,
  answered: () => void,
  send: () => Promise<CallResult<Answer>>,
): Promise<Answer> {
  let result: CallResult<Answer> | undefined;
  await untilSo('an answer', ANSWER_WITHIN_MS, async () => {
    await api.working();
    // A connection that broke has no answer.
    const reply = await send().catch((error: unknown) => {
      if (error instanceof TypeError) return undefined;
      throw error;
    });
    if (reply === undefined || reply.status === 503) return false;
    result = reply;
    return true;
  });
  answered();
  if (result === undefined) throw new Error('Expected an answer.');
  return result.answer();
}

export const approve = ({ sandbox }: FaultWorld, attemptId: string): Promise<unknown> =>
  sandbox.control(`/payments/${attemptId}/approve`);

export async function ordersOf({ pool }: FaultWorld, { buyer }: Pick<Intent, 'buyer'>) {
  const { rows } = await pool.query<{ id: OrderId; status: string }>(
    'select id, status from orders where buyer_id = $1',
    [buyer.userId],
  );
  return await Promise.all(
    rows.map(async ({ id, status }) => ({
      id,
      status,
      attempts: (await attemptsOf(pool, { entity: 'order', id })).length,
    })),
  );
}
