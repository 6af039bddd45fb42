import { expect, test } from 'vitest';
import { withSeed } from '../support/random-choices.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { walletHistory } from './scenarios/wallet-history.ts';
import { withdrawTogether } from './scenarios/withdraw-together.ts';

/** R6 and R9 (docs/test-plan.md#races): money of one wallet, wanted by many at once. */

const world = tradeWorld({ isCrowd: true });

test('R6: 64 withdrawals at once from a wallet that covers 3: exactly 3, and never a balance below what is left', async () => {
  expect(await withdrawTogether(world, { requests: 64, covers: 3 })).toBeGreaterThan(0);
});

test('R9: 16 clients transfer, withdraw and read for 5 s: no lost update, no G1, no write skew, no deadlock that shows', async () => {
  const figures = await withSeed((random) => walletHistory(world, { clients: 16, durationMs: 5_000 }, random));
  console.info('R9:', figures);
  expect(Math.min(figures.done, figures.refused, figures.reads, figures.payouts)).toBeGreaterThan(0);
});
