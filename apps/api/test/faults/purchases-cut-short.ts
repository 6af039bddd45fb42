import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '../support/seeded-random.ts';
import type { FaultWorld } from './fault-world.ts';
import { approve, type Bought, buyAndPay, newIntents } from './market.ts';
import { expectOnePurchase, expectPaid, untilJobsDone } from './purchase-checks.ts';

const BUYERS = 20;
/** A buyer gets two answers: the order and its payment. */
const ANSWERS = 2 * BUYERS;
/** The fault comes at most this long after an answer: a call takes about 10 ms, so any moment of a call may be hit. */
const JITTER_MS = 15;

export type PurchasesCutShort = {
  readonly rounds: number;
  readonly random: SeededRandom;
  /** Does the harm and waits until it is mended; returns how long that took, in ms. */
  readonly strike: () => Promise<number>;
};

export type CutShortCounts = {
  readonly orders: number;
  /** The longest time that `strike` returned. */
  readonly longestMs: number;
};

/**
 * Strikes at a random moment of twenty purchases at once, again and again. Clients repeat unanswered calls with the
 * first key. Each purchase ends as one order with one payment, whatever was cut short.
 */
export async function purchasesCutShort(
  world: FaultWorld,
  { rounds, random, strike }: PurchasesCutShort,
): Promise<CutShortCounts> {
  const all: Bought[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const intents = await newIntents(world, BUYERS);
    const strikeAfter = random.below(ANSWERS);
    const jitterMs = random.below(JITTER_MS);
    const moment = Promise.withResolvers<void>();
    let answers = 0;
    const answered = () => {
      answers += 1;
      if (answers > strikeAfter) moment.resolve();
    };
    const struck = moment.promise.then(async () => {
      await pause(jitterMs);
      times.push(await strike());
    });
    if (strikeAfter === 0) moment.resolve();
    const bought = await Promise.all(
      intents.map(async (intent) => {
        const order = await buyAndPay(world, intent, answered);
        await approve(world, order.attemptId);
        return order;
      }),
    );
    await struck;
    all.push(...bought);
    for (const order of bought) await expectOnePurchase(world, order);
    // A worker that is cut off each second cannot keep up; the next strike waits for what this one has left.
    await untilJobsDone(world);
    await world.expectSound();
  }
  await expectPaid(world, all);
  return { orders: all.length, longestMs: Math.max(...times) };
}
