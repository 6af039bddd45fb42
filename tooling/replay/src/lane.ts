import { sortableIds } from '@suki/api/adapters/ids/sortable-ids';
import type { Dependencies } from '@suki/api/dependencies';
import { ApiRefusal } from '@suki/api/http/api-refusal';
import { actWith, performWith } from '@suki/api/seed/act';
import type { Deal, Stage, Warehouse } from './deal.ts';
import { scanningCourier } from './hosted-services.ts';
import { laneCast } from './lane-cast.ts';
import { lanePool } from './lane-pool.ts';
import { meet } from './meet.ts';
import type { Person } from './people.ts';
import type { RefusedRow } from './refusals.ts';
import { type Step, stepsOf } from './steps-of.ts';
import { type StoredSale, salesOfLane } from './stored-sales.ts';

export type LaneOptions = {
  readonly number: number;
  readonly from: Date;
  readonly dependencies: Dependencies;
  readonly warehouse: Warehouse;
  readonly refuse: (row: RefusedRow) => void;
  /** Told of each completed trade; the lane goes on when it has settled. */
  readonly completed: (now: Date) => Promise<void>;
  /** Aborted when another lane has failed: the lane ends where it is. */
  readonly stopped: AbortSignal;
};

export type LaneResult = {
  readonly end: Date;
  readonly sellers: readonly Person[];
};

/** A deal and the rest of what will happen with it; `at` is when the next of it does. */
type Waiting = { readonly deal: Deal; readonly rest: readonly Step[]; readonly at: number };

/**
 * One of the clients of a replay: it has sizes, people and a clock of its own, and plays whatever comes next in its time – the next sale of the file, or the next
 * step of an order under way. Its clock only goes forward, so the history of each book, order and person does as well.
 */
export async function playLane(options: LaneOptions): Promise<LaneResult> {
  const { number, dependencies, warehouse, refuse, completed, stopped } = options;
  let nowMs = options.from.getTime();
  const moveTo = (atMs: number): void => {
    nowMs = Math.max(nowMs, atMs);
  };
  const clock = { now: () => new Date(nowMs) };
  const courier = scanningCourier(clock);
  const { pool, end } = await lanePool(dependencies.pool);
  const own: Dependencies = { ...dependencies, pool, clock, ids: sortableIds(clock), courier };
  const stage: Stage = {
    act: actWith(own),
    perform: performWith(own),
    dependencies: own,
    courier,
    warehouse,
    pause: (durationMs) => moveTo(nowMs + durationMs),
  };
  const cast = laneCast(stage, number);
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
    for await (const sale of salesOfLane(pool, number)) {
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

/** Keeps the list in the order of its moments; what came first at the same moment stays first. */
function insert(waiting: Waiting[], entry: Waiting): void {
  let [low, high] = [0, waiting.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((waiting[middle]?.at ?? 0) <= entry.at) low = middle + 1;
    else high = middle;
  }
  waiting.splice(low, 0, entry);
}

/** What the rules of the trade refuse is a row that became no trade; anything else is a fault of ours and ends the replay. */
async function orRefuse(sale: StoredSale, refuse: LaneOptions['refuse'], run: () => Promise<void>): Promise<void> {
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
