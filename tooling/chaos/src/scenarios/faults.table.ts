import { killApi } from '@suki/api/test/faults/api-killed';
import { takeConnections } from '@suki/api/test/faults/connections-taken';
import { freezeDatabase } from '@suki/api/test/faults/database-frozen';
import { killDatabase } from '@suki/api/test/faults/database-killed';
import { fillDisk } from '@suki/api/test/faults/disk-full';
import { type FaultWorld, startFaultWorld } from '@suki/api/test/faults/fault-world';
import { inOwnDatabase } from '@suki/api/test/faults/in-own-database';
import { SMALL_DISK_MIB, smallDisk, smallLog } from '@suki/api/test/faults/small-disk';
import { killWorker } from '@suki/api/test/faults/worker-killed';
import type { SeededRandom } from '@suki/api/test/support/seeded-random';
import { startTwoOfEach, type TwoOfEach } from '@suki/api/test/support/two-of-each';
import { deadlinesTogether } from '@suki/api/test/trade/scenarios/deadlines-together';
import { gatewayTrouble } from '@suki/api/test/trade/scenarios/gateway-trouble';
import { lateMoney } from '@suki/api/test/trade/scenarios/late-money';
import { lostWords } from '@suki/api/test/trade/scenarios/lost-words';
import { pressAgain } from '@suki/api/test/trade/scenarios/press-again';
import { raceForASize } from '@suki/api/test/trade/scenarios/race-for-a-size';
import { raceForOneAsk } from '@suki/api/test/trade/scenarios/race-for-one-ask';
import { repeatedWords } from '@suki/api/test/trade/scenarios/repeated-words';
import { rivalsForOneAsk } from '@suki/api/test/trade/scenarios/rivals-for-one-ask';
import { hostedSearchAndFiles, servicesAway } from '@suki/api/test/trade/scenarios/services-away';
import { withdrawTogether } from '@suki/api/test/trade/scenarios/withdraw-together';
import type { Scenario, Size, Stage } from '../scenario.ts';
import { countsText } from '../texts.ts';

const bySize = <Value>(test: Value, full: Value) => ({ test, full });
const kills = bySize(10, 100);
/** Limits of F1 and F2 (docs/test-plan.md#faults), for a machine that does nothing else. */
const SERVING_AGAIN_MAX_MS = 5_000;
const CLEARED_MAX_MS = 30_000;
const LATE_MAX_MS = 30_000;
/** Limits of F3 to F5. */
const HEALED_MAX_MS = 10_000;
const REFUSED_MAX_MS = 7_000;
/** A hanging gateway is given up sooner than in production, so that many can hang in one run. */
const shortTimeout = { XENDIT_TIMEOUT_MS: '500' };

async function inProcesses<Result>({ database }: Stage, run: (world: FaultWorld) => Promise<Result>): Promise<Result> {
  const world = await startFaultWorld({ databaseUrl: database.url, pool: database.pool });
  try {
    return await run(world);
  } finally {
    await world.close();
  }
}

type Limited = { readonly counted: string; readonly what: string; readonly tookMs: number; readonly maxMs: number };

/** @throws Error when the time is over the limit; the message also says what went right. */
function withinLimit({ counted, what, tookMs, maxMs }: Limited): string {
  const text = `${counted}; ${what} after ${tookMs} ms at most`;
  if (tookMs > maxMs) throw new Error(`${text}, expected within ${maxMs} ms`);
  return text;
}

/** The faults of docs/test-plan.md#faults. */
export const faults: readonly Scenario[] = [
  {
    name: 'F1',
    what: bySize('kill -9 of the API, 10 times among purchases', 'kill -9 of the API, 100 times among purchases'),
    run: async (stage) => {
      const { random, size } = stage;
      const counts = await inProcesses(stage, (world) => killApi(world, { kills: kills[size], random }));
      const counted = `${countsText({ kills: counts.kills, orders: counts.orders })}, each paid once`;
      return withinLimit({
        counted,
        what: 'serving again',
        tookMs: counts.servingAgainMs,
        maxMs: SERVING_AGAIN_MAX_MS,
      });
    },
  },
  {
    name: 'F2',
    what: bySize('kill -9 of the worker, 10 times in mid-job', 'kill -9 of the worker, 100 times in mid-job'),
    run: async (stage) => {
      const { random, size } = stage;
      const { clearedMs, ...counts } = await inProcesses(stage, (world) =>
        killWorker(world, { kills: kills[size], random }),
      );
      const counted = `${countsText(counts)}, each once`;
      return withinLimit({ counted, what: 'backlog cleared', tookMs: clearedMs, maxMs: CLEARED_MAX_MS });
    },
  },
  {
    name: 'F3',
    what: bySize('kill -9 of PostgreSQL, 3 times among purchases', 'kill -9 of PostgreSQL, 30 times among purchases'),
    run: async ({ size, random }) => {
      const { healedMs, ...counts } = await inOwnDatabase({}, (world, database) =>
        killDatabase(world, database, { kills: bySize(3, 30)[size], random }),
      );
      const counted = `${countsText(counts)}, no order lost`;
      return withinLimit({ counted, what: 'healed without a restart', tookMs: healedMs, maxMs: HEALED_MAX_MS });
    },
  },
  {
    name: 'F4',
    what: bySize(
      'PostgreSQL frozen for 8 s, then without connections',
      'PostgreSQL frozen for 20 s, then without connections',
    ),
    run: async ({ size }) =>
      await inOwnDatabase({ flags: ['max_connections=40'] }, async (world, database) => {
        const frozen = await freezeDatabase(world, database, { frozenMs: bySize(8_000, 20_000)[size] });
        const taken = await takeConnections(world, database);
        const counted = countsText({ refused: frozen.refused, 'refused without a connection': taken.refused });
        return withinLimit({ counted, what: 'refused', tookMs: frozen.slowestMs, maxMs: REFUSED_MAX_MS });
      }),
  },
  {
    name: 'F5',
    what: bySize('a full disk under PostgreSQL, 20 buyers', 'a full disk under PostgreSQL, 100 buyers'),
    run: async ({ size }) => {
      const disk = smallDisk(SMALL_DISK_MIB);
      try {
        const { healedMs, ...counts } = await inOwnDatabase(
          { directory: disk.path, flags: smallLog },
          (world, database) => fillDisk(world, { database, disk }, { buyers: bySize(20, 100)[size] }),
        );
        const counted = `${countsText(counts)}, each order once`;
        return withinLimit({ counted, what: 'healed', tookMs: healedMs, maxMs: HEALED_MAX_MS });
      } finally {
        disk.remove();
      }
    },
  },
  {
    name: 'F6',
    what: bySize(
      '100 payments, each told of 5 times in any order',
      '1,000 payments, each told of 5 times in any order',
    ),
    run: async ({ size, world, random }) => {
      const payments = bySize(100, 1_000)[size];
      await repeatedWords(await world(), { payments }, random);
      return `${payments} payments ended right, each once`;
    },
  },
  {
    name: 'F7',
    what: bySize('20 payments of which no webhook tells', '200 payments of which no webhook tells'),
    run: async ({ size, world }) => {
      const payments = bySize(20, 200)[size];
      const minute = await lostWords(await world(), { payments });
      return `${payments} of ${payments} found, the last in minute ${minute}`;
    },
  },
  {
    name: 'F8',
    what: bySize('5 payments after the pair was sold to another', '100 payments after the pair was sold to another'),
    run: async ({ size, world }) => {
      const orders = bySize(5, 100)[size];
      await lateMoney(await world(), { orders });
      return `${orders} given back whole, once`;
    },
  },
  {
    name: 'F9',
    what: bySize('30 payments with a gateway in trouble', '200 payments with a gateway in trouble'),
    run: async ({ size, world, random }) => {
      const met = await gatewayTrouble(await world(shortTimeout), { payments: bySize(30, 200)[size] }, random);
      return `met: ${countsText(met)}; each charged once, none lost`;
    },
  },
  {
    name: 'F10',
    what: bySize(
      '8 purchases without the hosted search and the store of pictures',
      '200 purchases without the hosted search and the store of pictures',
    ),
    run: async ({ size, world }) => {
      const { orders, searches, slowestSearchMs } = await servicesAway(await world(hostedSearchAndFiles), {
        purchases: bySize(8, 200)[size],
      });
      return `${orders} bought and paid, ${searches} searches answered by our own index, the slowest after ${slowestSearchMs} ms; pictures refused`;
    },
  },
  {
    name: 'F11',
    what: bySize('1,000 deadlines in one minute', '10,000 deadlines in one minute'),
    run: async ({ size, world }) => {
      const orders = bySize(1_000, 10_000)[size];
      const tookMs = Math.round(await deadlinesTogether(await world(), { orders }));
      const counted = `${orders} fired once, none early`;
      return withinLimit({ counted, what: 'the last', tookMs, maxMs: LATE_MAX_MS });
    },
  },
  {
    name: 'F12',
    what: bySize(
      'two APIs and two workers: small R1, R2, R3, R4, R6, F11',
      'two APIs and two workers: R1 20 times, R2, R3 500, R4, R6, F11 2,000',
    ),
    run: async ({ size, world, random }) => {
      const two = await startTwoOfEach(await world());
      try {
        await repeatWithTwo(two, repeated[size], random);
      } finally {
        await two.stop();
      }
      return 'each as with one';
    },
  },
];

const repeated = bySize(
  { rounds: 2, buyers: 40, forASize: { buyers: 30, asks: 5 }, interleavings: 20, orders: 40 },
  { rounds: 20, buyers: 200, forASize: { buyers: 500, asks: 50 }, interleavings: 500, orders: 2_000 },
);

async function repeatWithTwo(
  { world, other, sweepAll }: TwoOfEach,
  counts: (typeof repeated)[Size],
  random: SeededRandom,
) {
  await raceForOneAsk(world, counts);
  await raceForASize(world, counts.forASize, random);
  await rivalsForOneAsk(world, counts, random);
  await pressAgain(world, { presses: 50 }, async () => other);
  await withdrawTogether(world, { requests: 64, covers: 3 });
  await deadlinesTogether(world, counts, sweepAll);
}
