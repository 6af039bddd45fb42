import { test } from 'vitest';
import { carriesOut } from '../../support/evidence.ts';
import { expectLedgersComplete } from '../../support/ledgers-complete.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { type Play, titleOfPlay } from './play.ts';

/** Makes a test of each play: its rows are carried out on the real database, and the invariants hold afterwards. */
export function playRows(world: TradeWorld, plays: readonly Play[]): void {
  test.each(plays.map((play) => ({ title: titleOfPlay(play), ...play })))('$title', async ({ rows, play }) => {
    carriesOut(...rows);
    await play(world);
    await world.settle();
    await world.expectSound();
  });
  test('afterwards the ledgers of all people together have every line that is somebody’s', async () => {
    await expectLedgersComplete(world.pool);
  });
}
