import assert from 'node:assert/strict';
import { BuyerQuote } from '@suki/contract/orders/orders.schemas';
import { pesos } from '@suki/domain/money/centavos';
import { liveOrdersOfAsk } from '../../support/live-orders.ts';
import { newTraders } from '../../support/many-steps.ts';
import { pressUntilAnswered } from '../../support/press-until-answered.ts';
import { quickListing } from '../../support/quick-listing.ts';
import { refusalIn } from '../../support/start-test-api.ts';
import type { Trader } from '../../support/trade-people.ts';
import { buyCall, newKey } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';

export type RaceForOneAskSize = { readonly buyers: number; readonly rounds: number };

/**
 * R1: everybody wants the one pair at one moment. One order each time; the others are told that it is gone, or in every
 * second round the price of the next one. Returns how long each race took, in ms.
 */
export async function raceForOneAsk(world: TradeWorld, { buyers, rounds }: RaceForOneAskSize): Promise<number[]> {
  let crowd = await newTraders(world, buyers + rounds);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const racers = crowd.slice(0, buyers);
    const { winner, durationMs } = await race(world, racers, round % 2 === 1);
    // The winner of a pair leaves the crowd, so that no personal limit decides the next race.
    crowd = crowd.filter((buyer) => buyer !== winner);
    times.push(durationMs);
  }
  return times;
}

async function race(world: TradeWorld, racers: readonly Trader[], hasNext: boolean) {
  const listing = await quickListing(world, { price: pesos(5000) });
  // A dearer pair behind the wanted one.
  if (hasNext) await quickListing(world, { ...listing, price: pesos(7000) });
  const began = performance.now();
  const results = await Promise.all(
    racers.map((buyer) => {
      const key = newKey();
      return pressUntilAnswered(() => buyCall(world, buyer, listing, key));
    }),
  );
  const durationMs = performance.now() - began;
  const winners = racers.filter((_, index) => results[index]?.status === 201);
  assert.equal(winners.length, 1);
  const losers = results.filter(({ status }) => status !== 201);
  assert.deepEqual(new Set(losers.map(({ status }) => status)), new Set([409]));
  for (const { reason, details } of losers.map(refusalIn)) {
    assert.equal(reason, hasNext ? 'PRICE_CHANGED' : 'ASK_GONE');
    if (hasNext) assert.equal(BuyerQuote.parse(details?.quote).skuId, listing.skuId);
  }
  assert.equal(await liveOrdersOfAsk(world.pool, listing.askId), 1);
  // No worker runs here: after a minute of races the first jobs would be overdue.
  await world.settle();
  await world.expectSound();
  return { winner: winners[0], durationMs };
}
