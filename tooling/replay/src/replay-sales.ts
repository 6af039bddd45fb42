import { readFile } from 'node:fs/promises';
import { sortableIds } from '@suki/api/adapters/ids/sortable-ids';
import type { Dependencies } from '@suki/api/dependencies';
import { uploadFile } from '@suki/api/features/files/upload-file';
import { actWith } from '@suki/api/seed/act';
import { sweepOnce } from '@suki/api/timers/sweeper';
import { checkInvariants, type Violation } from '@suki/db/invariants';
import { DAY_MS } from '@suki/domain/config/durations';
import type { Pool } from 'pg';
import type { SaleField } from './columns.table.ts';
import type { Warehouse } from './deal.ts';
import { workOffEffects } from './effects.ts';
import { fileCatalogue, type SoldSku } from './file-catalogue.ts';
import { payingGateway } from './hosted-services.ts';
import { payOut } from './pay-out.ts';
import { makePerson } from './people.ts';
import { readSales, type Sale } from './read-sales.ts';
import type { Refusals } from './refusals.ts';
import { createSales, orderSales, storeSales } from './stored-sales.ts';
import { runWorker } from './worker.ts';

export type ReplayOptions = {
  readonly path: string;
  readonly named: ReadonlyMap<SaleField, string>;
  readonly rate: number;
  /** Number of workers that trade at once, each in sizes of its own. */
  readonly clients: number;
  /** With a catalogue and the places, but without people. */
  readonly dependencies: Dependencies;
  /** For the invariants, which read whole tables. */
  readonly reader: Pool;
  readonly refusals: Refusals;
  readonly tell: (progress: string) => void;
};

export type ReplayResult = {
  readonly trades: number;
  readonly payouts: number;
  /** Duration of the trading alone, without reading the file before and checking the invariants after. */
  readonly tradingMs: number;
  readonly violations: readonly Violation[];
};

const STORED_AT_ONCE = 1_000;
/** Trades after which their jobs are run. The queue must stay short: adding a job looks through all that wait. */
const TRADES_BETWEEN = 250;
const TRADES_TOLD = 1_000;
/** After this time all income of the last trade can be withdrawn. */
const LAST_DAYS_MS = 31 * DAY_MS;

/**
 * Turns the sales of a file into asks, bids, orders and completed trades through the handlers of the API at a moved
 * clock (ADR 0016), pays the sellers out, and checks the invariants.
 * @throws UnreadableFile when the file or one of its columns is missing.
 */
export async function replaySales(options: ReplayOptions): Promise<ReplayResult> {
  const { clients, refusals, tell, reader } = options;
  const { pool, realClock } = options.dependencies;
  await readAll(options);
  const { count, from } = await orderSales(pool, clients);
  tell(`${count} sales read, ${refusals.count()} rows refused`);
  let latestMs = (from ?? realClock.now()).getTime();
  const clock = { now: () => new Date(latestMs) };
  const dependencies = { ...options.dependencies, clock, ids: sortableIds(clock), gateway: payingGateway() };
  const act = actWith(dependencies);
  const warehouse = await openWarehouse(dependencies);

  const started = realClock.now().getTime();
  let trades = 0;
  let effects = Promise.resolve();
  const completed = async (now: Date): Promise<void> => {
    trades += 1;
    latestMs = Math.max(latestMs, now.getTime());
    if (trades % TRADES_BETWEEN !== 0) return;
    const isTold = trades % TRADES_TOLD === 0;
    effects = effects.then(() => workOffEffects(dependencies));
    await effects;
    if (!isTold) return;
    tell(
      `${trades} trades, ${rateOf(trades, realClock.now().getTime() - started)}, ${megabytes(process.memoryUsage.rss())}`,
    );
  };
  const stopping = new AbortController();
  const ended = await Promise.allSettled(
    Array.from({ length: from === null ? 0 : clients }, (_, number) =>
      runWorker({
        number,
        from: clock.now(),
        dependencies,
        warehouse,
        refuse: refusals.add,
        completed,
        stopped: stopping.signal,
      }).catch((error: unknown) => {
        stopping.abort();
        throw error;
      }),
    ),
  );
  const results = ended.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
  await effects;
  await workOffEffects(dependencies);
  const tradingMs = realClock.now().getTime() - started;
  tell(`${trades} trades in all, ${rateOf(trades, tradingMs)}, ${megabytes(process.memoryUsage.rss())}`);

  latestMs = Math.max(latestMs, ...results.map(({ end }) => end.getTime())) + LAST_DAYS_MS;
  const sellers = results.flatMap((result) => result.sellers);
  const payouts = await payOut(sellers, act, dependencies);
  await workOffEffects(dependencies);
  // Completed trades leave no timers, but a refused trade can leave some.
  while ((await sweepOnce(dependencies)) > 0);
  await workOffEffects(dependencies);
  // The tables began empty and have no statistics yet; the invariants read all of them and need plans for their sizes.
  await reader.query('set statement_timeout = 0; analyze');
  return { trades, payouts, tradingMs, violations: await checkInvariants(reader, clock.now()) };
}

export function rateOf(trades: number, durationMs: number): string {
  return `${durationMs === 0 ? 0 : ((trades * 1_000) / durationMs).toFixed(1)} trades a second`;
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

/** Streams the file into the database, which sorts it, and adds the items and sizes that the catalogue lacks. */
async function readAll({ path, named, rate, refusals, dependencies }: ReplayOptions): Promise<void> {
  const { pool, ids } = dependencies;
  const catalogue = await fileCatalogue(pool, ids);
  await createSales(pool);
  let batch: (Sale & SoldSku)[] = [];
  for await (const sale of readSales({ path, named, rate, refuse: refusals.add })) {
    const sku = await catalogue.skuOf(sale);
    if (sku === undefined) {
      refusals.add({ line: sale.line, reason: 'the size is not in the size chart of the item', came: sale.size });
      continue;
    }
    batch.push({ ...sale, ...sku });
    if (batch.length < STORED_AT_ONCE) continue;
    await storeSales(pool, batch);
    batch = [];
  }
  await storeSales(pool, batch);
}

async function openWarehouse(dependencies: Dependencies): Promise<Warehouse> {
  const act = actWith(dependencies);
  const receiver = await makePerson(
    act,
    { number: 1, name: 'Receiver', region: 'NCR', roles: ['warehouse'] },
    dependencies,
  );
  const inspector = await makePerson(
    act,
    { number: 2, name: 'Inspector', region: 'NCR', roles: ['inspector'] },
    dependencies,
  );
  const bytes = await readFile(new URL('../../../apps/api/seed/inspection-photo.webp', import.meta.url));
  const stored = await uploadFile({ bytes, ownerId: inspector.userId }, dependencies);
  if (!stored.ok) throw new Error('Expected seed/inspection-photo.webp to be a picture.');
  return { receiver, inspector, photo: stored.fileId };
}
