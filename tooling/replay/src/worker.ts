import { sortableIds } from '@suki/api/adapters/ids/sortable-ids';
import type { Dependencies } from '@suki/api/dependencies';
import { ApiRefusal } from '@suki/api/http/api-refusal';
import { actWith, performWith } from '@suki/api/seed/act';
import type { Deal, Stage, Warehouse } from './deal.ts';
import { scanningCourier } from './hosted-services.ts';
import { meet } from './meet.ts';
import type { Person } from './people.ts';
import type { RefusedRow } from './refusals.ts';
import { type Step, stepsOf } from './steps-of.ts';
import { type StoredSale, salesOfWorker } from './stored-sales.ts';
import { workerCast } from './worker-cast.ts';
import { workerConnection } from './worker-connection.ts';

export type WorkerOptions = {
  readonly number: number;
  readonly from: Date;
  readonly dependencies: Dependencies;
  readonly warehouse: Warehouse;
  readonly refuse: (row: RefusedRow) => void;
  /** Called for each completed trade; the worker goes on when the promise settles. */
  readonly completed: (now: Date) => Promise<void>;
  /** Aborted when another worker has failed; this worker then stops where it is. */
  readonly stopped: AbortSignal;
};

export type WorkerResult = {
  readonly end: Date;
  readonly sellers: readonly Person[];
};

/** A deal with the steps that are left of it; `at` is the moment of the next step, in milliseconds of the epoch. */
type Waiting = { readonly deal: Deal; readonly rest: readonly Step[]; readonly at: number };

/**
 * Runs one of the clients of a replay. A worker has its own sizes, people and clock, and plays whatever comes next in
 * its time: the next sale of the file, or the next step of an open order. Its clock only goes forward, and so does
 * the history of each book, order and person.
 */
export async function runWorker(options: WorkerOptions): Promise<WorkerResult> {
  const { number, dependencies, warehouse, refuse, completed, stopped } = options;
  let nowMs = options.from.getTime();
  const moveTo = (atMs: number): void => {
    nowMs = Math.max(nowMs, atMs);
  };
  const clock = { now: () => new Date(nowMs) };
  const courier = scanningCourier(clock);
  const { pool, end } = await workerConnection(dependencies.pool);
  const own: Dependencies = { ...dependencies, pool, clock, ids: sortableIds(clock), courier };
  const stage: Stage = {
    act: actWith(own),
    perform: performWith(own),
    dependencies: own,
    courier,
    warehouse,
    pause: (durationMs) => moveTo(nowMs + durationMs),
  };
  const cast = workerCast(stage, number);
  const waiting: Waiting[] = [];

  const playNext = async ({ deal, rest: [step, ...rest] }: Waiting): Promise<void> => {
    const { sale, orderId } = deal;
    if (step === undefined || orderId === undefined) return;
    await orRefuse(sale, refuse, async () => {
      await step.play(stage, deal, orderId);
      const [next] = rest;
      if (next === undefined) await completed(clock.now());
      else insert(waiting, { deal, rest, at: nowMs + next.afterMs });
    });
  };
  const begin = async (sale: StoredSale): Promise<void> => {
    const deal: Deal = { sale, seller: await cast.sellerOf(sale), buyer: await cast.buyerOf(sale), orderId: undefined };
    await orRefuse(sale, refuse, async () => {
      deal.orderId = await meet(stage, deal);
      const rest = stepsOf(sale);
      insert(waiting, { deal, rest, at: nowMs + (rest[0]?.afterMs ?? 0) });
    });
  };
  const untilThen = async (atMs: number): Promise<void> => {
    for (let next = waiting[0]; next !== undefined && next.at <= atMs && !stopped.aborted; next = waiting[0]) {
      waiting.shift();
      moveTo(next.at);
      await playNext(next);
    }
  };

  try {
    for await (const sale of salesOfWorker(pool, number)) {
      await untilThen(sale.at.getTime());
      if (stopped.aborted) break;
      moveTo(sale.at.getTime());
      await begin(sale);
    }
    await untilThen(Number.POSITIVE_INFINITY);
  } finally {
    await end();
  }
  return { end: clock.now(), sellers: cast.sellers };
}

/** Inserts an entry in the order of moments, behind the entries of the same moment. */
function insert(waiting: Waiting[], entry: Waiting): void {
  let [low, high] = [0, waiting.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((waiting[middle]?.at ?? 0) <= entry.at) low = middle + 1;
    else high = middle;
  }
  waiting.splice(low, 0, entry);
}

/**
 * Reports a row as refused when the rules of the trade refuse it; any other error is our fault and ends the replay.
 */
async function orRefuse(sale: StoredSale, refuse: WorkerOptions['refuse'], run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw new Error(`Line ${sale.line} could not be replayed.`, { cause: error });
    refuse({
      line: sale.line,
      reason: `the trade was refused: ${error.reason}`,
      came: JSON.stringify(error.options.details ?? {}),
    });
  }
}
