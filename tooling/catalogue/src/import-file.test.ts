import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { realClock } from '@suki/api/adapters/clock/real-clock';
import { sortableIds } from '@suki/api/adapters/ids/sortable-ids';
import type { Refusal } from '@suki/api/item-rows/plan-batch';
import { privateTables } from '@suki/db/queries/queue-internals';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { testDatabase } from '@suki/db/testing/test-database';
import { UnreadableFile } from '@suki/replay/match-columns';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportItems } from './export-items.ts';
import { importFile } from './import-file.ts';
import { asOnlyImport, ImportUnderWay } from './one-import.ts';

const database = testDatabase();
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'suki-catalogue-'));
  // Deleted rows would leave tables that count as empty when they were analysed in between, and plans for one row: the
  // seed's search documents once took more than 5 s. As a replica the tables that only grow may be emptied too.
  await database.pool.query(
    `begin; set local session_replication_role = replica;
     truncate search_documents, section_items, books, skus, items, brands cascade; commit`,
  );
  await seedCatalogue(database.pool);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

type Given = { readonly columns?: Record<string, string>; readonly defaults?: Record<string, string> };

async function imported(content: string | Buffer, { columns = {}, defaults = {} }: Given = {}) {
  const path = join(directory, 'items.csv');
  await writeFile(path, content);
  const refusals: Refusal[] = [];
  const result = await importFile({
    path,
    pool: database.pool,
    ids: sortableIds(realClock),
    columns: new Map(Object.entries(columns)) as never,
    defaults: new Map(Object.entries({ category: 'shoes', gender: 'men', ...defaults })) as never,
    refuse: (refusal) => refusals.push(refusal),
    tell: () => undefined,
  });
  return { ...result, refusals };
}

async function exported(): Promise<string> {
  const lines: string[] = [];
  for await (const line of exportItems(database.pool)) lines.push(line);
  return lines.join('');
}

const everything = async () => {
  const { rows } = await database.pool.query(
    `select i.id, i.name, i.image_url, array_agg(s.id || s.position || s.sizes order by s.position) from items i join skus s on s.item_id = i.id
     group by i.id order by i.id`,
  );
  return rows;
};

const sizesOf = async (name: string): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ size: string }>(
    `select s.sizes ->> 'us_m' as size from skus s join items i on i.id = s.item_id join books b on b.sku_id = s.id
     where i.name = $1 order by s.position`,
    [name],
  );
  return rows.map(({ size }) => size);
};

test('a file becomes items with a brand, sizes, books and search documents', async () => {
  const result = await imported(
    'name,brand,styleCode,retailPrice,currency,sizes,imageUrl\nGT 2160,ASICS,1203A275,120,USD,8;9,https://a.example/1.jpg\nFlack,Mizuno,,,,,\n',
  );
  expect(result).toEqual({ taken: 2, unchanged: 0, refused: 0, refusals: [] });
  const { rows } = await database.pool.query(
    `select i.name, b.name as brand, i.model, i.style_code, i.retail_price, i.image_url, i.status, i.genders,
       (select count(*)::int from books where item_id = i.id) as books,
       (select count(*)::int from search_documents where item_id = i.id) as documents
     from items i join brands b on b.id = i.brand_ids[1] where i.name in ('GT 2160', 'Flack') order by i.name desc`,
  );
  expect(rows).toMatchObject([
    { brand: 'ASICS', style_code: '1203A275', retail_price: 696_000, image_url: 'https://a.example/1.jpg', books: 2 },
    { brand: 'Mizuno', style_code: '', retail_price: null, image_url: null, books: 10 },
  ]);
  expect(rows).toMatchObject([
    { status: 'listed', genders: ['men'], documents: 1 },
    { status: 'listed', documents: 1, model: 'Flack' },
  ]);
});

test('a second import of a file changes nothing', async () => {
  const file = 'name,brand,sizes\nGT 2160,ASICS,8\nGT 2160,ASICS,9\nFlack,Mizuno,\n';
  await imported(file);
  const before = await everything();
  expect(await imported(file)).toMatchObject({ taken: 0, unchanged: 3, refused: 0 });
  expect(await everything()).toEqual(before);
});

test('an import of an export changes nothing', async () => {
  await imported('name,brand,colorway,sizes\n"GT ""2160"", new",ASICS,Black;White,8\n');
  const file = await exported();
  // The header, a line for each item, and nothing behind the last line break.
  expect(file.split('\n')).toHaveLength((await everything()).length + 2);
  const before = await everything();
  expect(await imported(file, { defaults: { category: '', gender: '' } })).toMatchObject({ taken: 0, refused: 0 });
  expect(await everything()).toEqual(before);
  expect(await exported()).toBe(file);
});

test('an import that stopped is run again, and each item is there once', async () => {
  const rows = Array.from({ length: 900 }, (_, index) => `Runner ${index},Mizuno,9`);
  const file = (count: number): string => ['name,brand,sizes', ...rows.slice(0, count)].join('\n');
  await imported(file(500));
  expect(await imported(file(900))).toMatchObject({ taken: 400, unchanged: 500 });
  const { rows: counted } = await database.pool.query(`select count(*)::int from items where name like 'Runner %'`);
  expect(counted).toEqual([{ count: 900 }]);
});

test('a batch that fails leaves nothing of itself, and what came before it stays', async () => {
  const rows = Array.from({ length: 900 }, (_, index) => `Runner ${index},Mizuno,9`);
  await database.pool.query(`alter table items add constraint no_runner check (name <> 'Runner 700')`);
  try {
    await expect(imported(['name,brand,sizes', ...rows].join('\n'))).rejects.toThrow(/no_runner/);
  } finally {
    await database.pool.query('alter table items drop constraint no_runner');
  }
  const { rows: counted } = await database.pool.query(`select count(*)::int from items where name like 'Runner %'`);
  expect(counted).toEqual([{ count: 400 }]);
});

test('a size that comes later stands between the sizes of its item, also of an item of the seed', async () => {
  await imported('name,brand,sizes\nGT 2160,Mizuno,8\nGT 2160,Mizuno,11\n');
  await imported('name,brand,sizes\nGT 2160,Mizuno,9.5\n');
  expect(await sizesOf('GT 2160')).toEqual(['8', '9.5', '11']);
  const known = 'Jordan 1 Retro High OG Chicago Lost and Found';
  await imported(`name,brand,styleCode,sizes\n${known},Jordan,DZ5485-612,11.5\n`);
  expect((await sizesOf(known)).slice(-3)).toEqual(['11', '11.5', '12']);
});

test('a changed item renews its page, and a new one has none yet', async () => {
  await imported('name,brand,styleCode\nGT 2160,ASICS,1203A275\n');
  await database.pool.query(`delete from ${privateTables.jobs}`);
  await imported('name,brand,styleCode\nGT 2160 Paris,ASICS,1203A275\nFlack,Mizuno,\n');
  const { rows } = await database.pool.query<{ key: string }>('select key from graphile_worker.jobs');
  const { rows: items } = await database.pool.query(`select id from items where name = 'GT 2160 Paris'`);
  expect(rows).toEqual([{ key: `renew-item-pages:${items[0]?.id}` }]);
});

describe('files', () => {
  test('a packed file is read like a plain one', async () => {
    expect(await imported(gzipSync('name,brand\nFlack,Mizuno\n'))).toMatchObject({ taken: 1 });
  });

  test('semicolons, a byte order mark and Windows line ends are read', async () => {
    expect(await imported('\uFEFFname;brand\r\nFlack;Mizuno\r\n')).toMatchObject({ taken: 1 });
  });

  test('a file of a spreadsheet in UTF-16 is read', async () => {
    expect(await imported(Buffer.from('\uFEFFname\tbrand\nFlack\tMizuno\n', 'utf16le'))).toMatchObject({ taken: 1 });
  });

  test('columns are named, joined and have defaults', async () => {
    const file = 'Designer,Model,Ref\nBally,NA,\nBally,Rocco,77\n';
    const columns = { name: 'Designer+Model', brand: 'Designer', styleCode: 'Ref' };
    expect(await imported(file, { columns, defaults: { category: 'bags', gender: 'women' } })).toMatchObject({
      taken: 2,
    });
    const { rows } = await database.pool.query(
      `select name, category from items where name like 'Bally%' order by name`,
    );
    expect(rows).toEqual([
      { name: 'Bally', category: 'handbags' },
      { name: 'Bally Rocco', category: 'handbags' },
    ]);
  });

  test('a refused row is told with its line, its field and why, and the others go in', async () => {
    const { refusals, ...result } = await imported(
      'name,brand,sizes\nFlack,Mizuno,8\nFlack,Mizuno,99\n"a"b,c\n,Mizuno,8\nGel,ASICS,9\n',
    );
    expect(result).toEqual({ taken: 2, unchanged: 0, refused: 3 });
    expect(refusals.map(({ line, field }) => [line, field])).toEqual([
      [3, 'sizes'],
      [4, 'row'],
      [5, 'name'],
    ]);
  });

  test.each([
    ['', /empty/],
    ['brand,sizes\nMizuno,8\n', /--map "name=/],
  ])('a file that holds no items is refused: %o', async (content, message) => {
    await expect(imported(content)).rejects.toThrow(message);
  });

  test('a column that is not there is refused with those that are', async () => {
    const wrong = imported('name,brand\nFlack,Mizuno\n', { columns: { styleCode: 'Style No.' } });
    await expect(wrong).rejects.toThrow(/"Style No\.".*"name", "brand"/);
    await expect(wrong).rejects.toThrow(UnreadableFile);
  });
});

test('a second import at once is refused', async () => {
  await asOnlyImport(database.pool, async () => {
    await expect(asOnlyImport(database.pool, async () => undefined)).rejects.toThrow(ImportUnderWay);
  });
  await asOnlyImport(database.pool, async () => undefined);
});
