import { setTimeout as delay } from 'node:timers/promises';
import { checkInvariants } from '@suki/db/invariants';
import { createPool } from '@suki/db/pool';
import type { Pool } from 'pg';
import type { FlashDrop } from './flash-drop.ts';
import { type Load, succeeded } from './load.ts';

export type Counts = {
  readonly loads: readonly Load[];
  readonly drop: FlashDrop;
  readonly flashSku: string;
};

export type Soundness = {
  /** Broken invariants, as `rule: id detail`. */
  readonly violations: readonly string[];
  /** Orders that clients know of, and orders in the database. */
  readonly told: number;
  readonly stored: number;
  readonly soldTwice: number;
  readonly flashSold: number;
};

const settleMilliseconds = 3_000;

/** Checks that no sale was lost or made twice, and that all invariants hold. */
export async function soundness(url: string, { loads, drop, flashSku }: Counts): Promise<Soundness> {
  await delay(settleMilliseconds);
  const pool = createPool(url, { name: 'suki-bench' });
  try {
    const found = await checkInvariants(pool, new Date());
    const told = [...loads, drop.buyers].map(({ outcomes }) => outcomes.get(succeeded) ?? 0);
    return {
      violations: found.map(({ rule, id, detail }) => `${rule}: ${id} ${detail}`),
      told: told.reduce((sum, count) => sum + count, 0),
      stored: await count(pool, 'select count(*)::int as count from orders', []),
      soldTwice: await count(
        pool,
        'select count(*)::int as count from (select ask_id from orders group by ask_id having count(*) > 1) twice',
        [],
      ),
      flashSold: await count(pool, 'select count(*)::int as count from orders where sku_id = $1', [flashSku]),
    };
  } finally {
    await pool.end();
  }
}

async function count(pool: Pool, text: string, values: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(text, [...values]);
  return rows[0]?.count ?? 0;
}
