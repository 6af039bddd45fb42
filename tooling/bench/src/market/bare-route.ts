import { createServer } from 'node:http';
import { createPool } from '@suki/db/pool';
import { itemById, itemCards, relatedItems, sizeTemplateById, skusOfItem } from '@suki/db/queries/catalogue';
import { brandNames } from '@suki/db/queries/search';
import { searchItems } from '@suki/db/queries/search-items';
import type { Db } from '@suki/db/statement';
import type { ItemId } from '@suki/domain/ids/id';
import { noFilters } from '@suki/domain/search/search-request';
import type { QueryConfig } from 'pg';

/**
 * The least that a page of the market can be: the SQL of its call over as many connections as the API has, and the rows
 * as JSON. It knows no tokens, limits, contract or logs, ranks nothing and presents nothing: the statements that a path
 * needs are noted at its first request and sent again at each later one.
 */
const pool = createPool(process.argv[2] ?? '', { name: 'bench-bare-route', max: 6 });

/** Statements that a call sends together, one group after the other. */
type Waves = readonly (readonly QueryConfig[])[];

const known = new Map<string, Promise<Waves>>();

function wavesOf(path: string): Promise<Waves> {
  const waves = known.get(path) ?? notedWaves(path);
  known.set(path, waves);
  return waves;
}

async function notedWaves(path: string): Promise<Waves> {
  const waves: QueryConfig[][] = [];
  let open = 0;
  const noting = {
    query: async (query: QueryConfig) => {
      if (open === 0) waves.push([]);
      waves.at(-1)?.push(query);
      open += 1;
      try {
        return await pool.query(query);
      } finally {
        open -= 1;
      }
    },
  } as unknown as Db;
  await read(noting, new URL(path, 'http://bare'));
  return waves;
}

async function read(db: Db, { pathname, searchParams }: URL): Promise<void> {
  if (pathname.startsWith('/item/')) return await readItem(db, pathname.slice('/item/'.length) as ItemId);
  const category = searchParams.getAll('category');
  const { itemIds, facets } = await searchItems(db, {
    keyword: searchParams.get('keyword') ?? '',
    filters: { ...noFilters, category },
    sizeSystem: 'us_m',
    price: { from: null, to: null },
    sort: category.length > 0 ? 'popular' : 'default',
    limit: Number(searchParams.get('limit')),
  });
  const slugs = facets.brand.map(({ value }) => value);
  await Promise.all([itemCards(db, itemIds), brandNames(db, slugs)]);
}

async function readItem(db: Db, id: ItemId): Promise<void> {
  const item = await itemById(db, id);
  if (item === undefined) throw new Error(`Expected item ${id}.`);
  await Promise.all([sizeTemplateById(db, item.sizeTemplateId), skusOfItem(db, id), relatedItems(db, id)]);
}

async function answerOf(path: string): Promise<string> {
  const rows: unknown[] = [];
  for (const wave of await wavesOf(path)) {
    const results = await Promise.all(wave.map((query) => pool.query(query)));
    rows.push(...results.map((result) => result.rows));
  }
  return JSON.stringify(rows);
}

const server = createServer((request, response) => {
  answerOf(request.url ?? '').then(
    (body) => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
      response.writeHead(200, headers).end(body);
    },
    (error: Error) => response.writeHead(500, { 'content-length': error.message.length }).end(error.message),
  );
});
process.on('disconnect', () => process.exit(0));
// Its connections wait while the API has its turn; Node would close them after 5 s.
server.keepAliveTimeout = 10 * 60_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
