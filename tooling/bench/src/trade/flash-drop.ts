import { setTimeout as delay } from 'node:timers/promises';
import { localSecrets } from '@suki/local-stack/environment';
import { type Load, summaryOf } from './load.ts';
import { buyerNumber, idOf } from './market-rows.ts';
import { type RawConnection, rawConnection } from './raw-http.ts';
import { buyOnce } from './shop-client.ts';

export type FlashDrop = {
  readonly buyers: Pick<Load, 'p50' | 'p99' | 'outcomes'>;
  readonly browsing: Pick<Load, 'count' | 'p50' | 'p99' | 'outcomes'>;
};

export type FlashDropOptions = {
  readonly port: number;
  readonly skuId: string;
  readonly users: number;
  readonly seconds: number;
  /** Number of the first buyer who comes; the API has seen none of them. */
  readonly firstBuyer: number;
};

const browsers = 10;
const pauseMilliseconds = 100;
/** Pages that people look at meanwhile, as the shop's server asks for them: the home page and the page of an item. */
const pages = ['/item/recommend', `/item/${idOf('itm', 1)}`] as const;

/**
 * A flash drop: all buyers come within a few seconds, each on a connection of their own, for far fewer pairs; other
 * people look around meanwhile.
 */
export async function flashDrop(options: FlashDropOptions): Promise<FlashDrop> {
  const { port, users, seconds } = options;
  const drop = { isOver: false };
  const looking = Promise.all(Array.from({ length: browsers }, () => browse(port, drop)));
  const times: number[] = [];
  const outcomes = new Map<string, number>();
  const startedAt = performance.now();
  const arrivals = Array.from({ length: users }, async (_, turn) => {
    await delay(Math.max(0, startedAt + (turn / users) * seconds * 1000 - performance.now()));
    const begunAt = performance.now();
    const outcome = await comeAndBuy(options, turn).catch((error: Error) => error.message);
    times.push(performance.now() - begunAt);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  });
  await Promise.all(arrivals);
  drop.isOver = true;
  const seen = (await looking).flat();
  const statuses = new Map<string, number>();
  for (const { status } of seen) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return {
    buyers: { ...summaryOf(times), outcomes },
    browsing: { ...summaryOf(seen.map(({ ms }) => ms)), outcomes: statuses },
  };
}

async function comeAndBuy({ port, skuId, firstBuyer }: FlashDropOptions, turn: number): Promise<string> {
  const connection = await rawConnection(port);
  try {
    return await buyOnce(connection, buyerNumber(firstBuyer + turn), skuId);
  } finally {
    connection.close();
  }
}

async function browse(port: number, drop: { isOver: boolean }) {
  const connection: RawConnection = await rawConnection(port);
  const headers = { authorization: `Bearer ${localSecrets.CATALOGUE_SERVICE_TOKEN}` };
  const seen: { ms: number; status: string }[] = [];
  for (let turn = 0; !drop.isOver; turn += 1) {
    const begunAt = performance.now();
    const { status } = await connection.call({ method: 'GET', path: pages[turn % pages.length] ?? pages[0], headers });
    seen.push({ ms: performance.now() - begunAt, status: String(status) });
    await delay(pauseMilliseconds);
  }
  connection.close();
  return seen;
}
