import { startBeside } from '@suki/api/test/support/start-beside';
import { pressAgain } from '@suki/api/test/trade/scenarios/press-again';
import { pricesUnderUpdates } from '@suki/api/test/trade/scenarios/prices-under-updates';
import { raceForASize } from '@suki/api/test/trade/scenarios/race-for-a-size';
import { raceForOneAsk } from '@suki/api/test/trade/scenarios/race-for-one-ask';
import { rivalsForOneAsk } from '@suki/api/test/trade/scenarios/rivals-for-one-ask';
import { walletHistory } from '@suki/api/test/trade/scenarios/wallet-history';
import { withdrawTogether } from '@suki/api/test/trade/scenarios/withdraw-together';
import type { Scenario } from '../scenario.ts';
import { countsText, millisecondsText } from '../texts.ts';

const bySize = <Value>(test: Value, full: Value) => ({ test, full });

/** The races of docs/test-plan.md#races. */
export const races: readonly Scenario[] = [
  {
    name: 'R1',
    what: bySize('200 buyers for one ask, 20 times', '200 buyers for one ask, 100 times'),
    run: async ({ size, world }) => {
      const rounds = bySize(20, 100)[size];
      const times = await raceForOneAsk(await world(), { buyers: 200, rounds });
      return `${times.length} races with one winner each, ${millisecondsText(times)}`;
    },
  },
  {
    name: 'R2',
    what: bySize('100 buyers for 10 asks of one size', '500 buyers for 50 asks of one size'),
    run: async ({ size, world, random }) => {
      const sizes = bySize({ buyers: 100, asks: 10 }, { buyers: 500, asks: 50 });
      const changes = await raceForASize(await world(), sizes[size], random);
      return `${sizes[size].asks} sold once each at the price shown, ${changes} told of a changed price`;
    },
  },
  {
    name: 'R3',
    what: bySize('four rivals for one ask, 60 orders of them', 'four rivals for one ask, 1,000 orders of them'),
    run: async ({ size, world, random }) => {
      const wins = await rivalsForOneAsk(await world(), { interleavings: bySize(60, 1_000)[size] }, random);
      return `won by ${countsText(wins)}`;
    },
  },
  {
    name: 'R4',
    what: bySize(
      'one purchase pressed 50 times, and after a restart',
      'one purchase pressed 50 times, and after a restart',
    ),
    run: async ({ world }) => {
      const first = await world();
      let restarted: Awaited<ReturnType<typeof startBeside>> | undefined;
      try {
        await pressAgain(first, { presses: 50 }, async () => {
          restarted = await startBeside(first);
          return restarted;
        });
      } finally {
        await restarted?.close();
      }
      return 'one order, one answer';
    },
  },
  {
    name: 'R6',
    what: bySize('64 withdrawals at once, the wallet covers 3', '64 withdrawals at once, the wallet covers 3'),
    run: async ({ world }) => {
      const looks = await withdrawTogether(await world(), { requests: 64, covers: 3 });
      return `3 paid out, the balance looked at ${looks} times and never too low`;
    },
  },
  {
    name: 'R9',
    what: bySize('16 clients move money for 5 s', '16 clients move money for 60 s'),
    run: async ({ size, world, random }) => {
      const durationMs = bySize(5_000, 60_000)[size];
      const { done, refused, reads, payouts } = await walletHistory(await world(), { clients: 16, durationMs }, random);
      return `${countsText({ transfers: done, refused, reads, payouts })}, no anomaly`;
    },
  },
  {
    name: 'R10',
    what: bySize('200 changes of prices on 3 items', '2,000 changes of prices on 10 items'),
    run: async ({ size, world, random }) => {
      const sizes = bySize({ items: 3, updates: 200 }, { items: 10, updates: 2_000 });
      const bought = await pricesUnderUpdates(await world(), sizes[size], random);
      return `no stale price, ${bought} bought at the price shown`;
    },
  },
];
