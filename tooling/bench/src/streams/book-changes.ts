import { setTimeout as delay } from 'node:timers/promises';
import { recomputeBook } from '@suki/db/queries/books';
import type { Tx } from '@suki/db/tx';
import type { AskId } from '@suki/domain/ids/id';
import pg from 'pg';
import { askPrice } from '../trade/market-rows.ts';

export type BookChanges = {
  /**
   * Begins to change the price of an ask of this size, as a seller does. Nothing happens while all connections are at
   * work: the machine is behind then, and the missing frames show it.
   */
  readonly change: (skuId: string) => void;
  /** Settles when all changes are committed. @throws the error of the first change that failed. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** `onSend` is called just before the commit of a version is sent. */
type Options = { readonly url: string; readonly onSend: (skuId: string, version: number) => void };
type Size = { readonly ask: AskId; version: number };

const connections = 4;

/** Real book changes by the one door of the books (`recomputeBook`), each committed to the disk. */
export async function bookChanges({ url, onSend }: Options): Promise<BookChanges> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const sizes = await readSizes(clients[0] as pg.Client);
  const free = [...clients];
  const running = new Set<Promise<void>>();
  let failure: Error | undefined;
  return {
    change: (skuId) => {
      const size = sizes.get(skuId);
      const client = free.pop();
      if (size === undefined || client === undefined) return;
      const done = changeOf(client, size, () => onSend(skuId, size.version))
        .catch((error: Error) => {
          failure ??= error;
        })
        .finally(() => {
          running.delete(done);
          free.push(client);
        });
      running.add(done);
    },
    settled: async () => {
      await Promise.all(running);
      if (failure !== undefined) throw failure;
    },
    close: async () => {
      await Promise.all(running);
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

async function readSizes(client: pg.Client): Promise<ReadonlyMap<string, Size>> {
  const { rows } = await client.query<{ sku: string; ask: AskId; version: string }>(
    'select a.sku_id as sku, min(a.id) as ask, min(b.version) as version from asks a join books b on b.sku_id = a.sku_id group by 1',
  );
  return new Map(rows.map(({ sku, ask, version }) => [sku, { ask, version: Number(version) }]));
}

async function changeOf(client: pg.Client, size: Size, onSend: () => void): Promise<void> {
  const price = askPrice + 100 * (size.version % 50);
  await client.query('begin');
  await client.query('select from books where sku_id = (select sku_id from asks where id = $1) for no key update', [
    size.ask,
  ]);
  await client.query('update asks set price = $2, income = income + $2 - price where id = $1', [size.ask, price]);
  const change = { kind: 'change', event: 'E07', askId: size.ask, bidId: null, price: null } as const;
  await recomputeBook(client as unknown as Tx, change, new Date());
  size.version += 1;
  onSend();
  await client.query('commit');
}

/** Calls `act` at random moments, `perSecond` on average, as independent people do; returns how often. */
export async function atRandom(perSecond: number, seconds: number, act: () => void): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let count = 0;
  for (let next = performance.now(); next < end; next += (-Math.log(1 - Math.random()) / perSecond) * 1_000) {
    const wait = next - performance.now();
    if (wait > 0) await delay(wait);
    act();
    count += 1;
  }
  return count;
}
