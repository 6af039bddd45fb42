import type { Category } from '@suki/domain/catalogue/categories';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Pool } from 'pg';
import type { SoldSku } from './file-catalogue.ts';
import type { Sale } from './read-sales.ts';

export type StoredSale = SoldSku & {
  readonly line: number;
  readonly at: Date;
  readonly price: Centavos;
  readonly region: string;
};

const tableText = `
  create schema replay;
  create unlogged table replay.sales (line int not null, sold_at timestamptz not null, is_whole_day boolean not null, item_id text not null,
    sku_id text not null, category text not null, price bigint not null, region text not null, worker int, at timestamptz)`;

export async function createSales(pool: Pool): Promise<void> {
  await pool.query(tableText);
}

export async function storeSales(pool: Pool, sales: readonly (Sale & SoldSku)[]): Promise<void> {
  await pool.query(
    `insert into replay.sales (line, sold_at, is_whole_day, item_id, sku_id, category, price, region)
     select * from unnest($1::int[], $2::timestamptz[], $3::boolean[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[])`,
    [
      sales.map((sale) => sale.line),
      sales.map((sale) => sale.at),
      sales.map((sale) => sale.isWholeDay),
      sales.map((sale) => sale.itemId),
      sales.map((sale) => sale.skuId),
      sales.map((sale) => sale.category),
      sales.map((sale) => sale.price),
      sales.map((sale) => sale.region),
    ],
  );
}

/**
 * Sorts the sales by their moments, spreads sales of a day without a time evenly over the day, and shares the items
 * out so that all workers have about the same number of sales. Sales of one item stay with one worker; only an item
 * with more sales than a worker's share is divided by size.
 */
export async function orderSales(
  pool: Pool,
  workerCount: number,
): Promise<{ readonly count: number; readonly from: Date | null }> {
  const { rows: groups } = await pool.query<{
    itemId: ItemId;
    skuId: SkuId;
    count: number;
    ofItem: number;
    total: number;
  }>(
    `select item_id as "itemId", sku_id as "skuId", count(*)::int as count, sum(count(*)) over (partition by item_id)::int as "ofItem",
       sum(count(*)) over ()::int as total from replay.sales group by item_id, sku_id`,
  );
  const units = new Map<string, { skuIds: SkuId[]; count: number }>();
  for (const { itemId, skuId, count, ofItem, total } of groups) {
    const key = ofItem * workerCount > total ? skuId : itemId;
    const unit = units.get(key) ?? { skuIds: [], count: 0 };
    units.set(key, { skuIds: [...unit.skuIds, skuId], count: unit.count + count });
  }
  const loads = Array.from({ length: workerCount }, () => 0);
  const workerOf: [SkuId, number][] = [];
  for (const { skuIds, count } of [...units.values()].sort((one, other) => other.count - one.count)) {
    const worker = loads.indexOf(Math.min(...loads));
    loads[worker] = (loads[worker] ?? 0) + count;
    workerOf.push(...skuIds.map((skuId): [SkuId, number] => [skuId, worker]));
  }
  await pool.query(
    `create table replay.waiting as
     select s.line, s.item_id, s.sku_id, s.category, s.price, s.region, l.worker, date_trunc('milliseconds', case when not s.is_whole_day then s.sold_at
       else s.sold_at + (row_number() over day - 0.5) / count(*) over (partition by s.sold_at, s.is_whole_day) * interval '1 day' end) as at
     from replay.sales s join unnest($1::text[], $2::int[]) as l (sku_id, worker) on l.sku_id = s.sku_id
     window day as (partition by s.sold_at, s.is_whole_day order by s.line)`,
    [workerOf.map(([skuId]) => skuId), workerOf.map(([, worker]) => worker)],
  );
  await pool.query('create unique index waiting_key on replay.waiting (worker, at, line)');
  await pool.query('drop table replay.sales');
  await pool.query('analyze replay.waiting');
  const { rows } = await pool.query<{ count: number; from: Date | null }>(
    'select count(*)::int as count, min(at) as "from" from replay.waiting',
  );
  return rows[0] ?? { count: 0, from: null };
}

const BATCH = 500;
type Row = {
  line: number;
  at: Date;
  itemId: ItemId;
  skuId: SkuId;
  category: Category;
  price: Centavos;
  region: string;
};

/** Yields the sales of a worker, oldest first, with one batch of them in memory. */
export async function* salesOfWorker(pool: Pool, worker: number): AsyncGenerator<StoredSale> {
  let last: { at: Date; line: number } | undefined;
  for (;;) {
    const { rows }: { rows: Row[] } = await pool.query<Row>(
      `select line, at, item_id as "itemId", sku_id as "skuId", category, price, region from replay.waiting
       where worker = $1 and (at, line) > (coalesce($2::timestamptz, '-infinity'), coalesce($3::int, 0))
       order by at, line limit ${BATCH}`,
      [worker, last?.at ?? null, last?.line ?? null],
    );
    yield* rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
