import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnreadableFile } from './match-columns.ts';
import { readSales } from './read-sales.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'suki-sales-'));
});
afterAll(async () => rm(directory, { recursive: true, force: true }));

const header = 'date,item,size,price,region';
const row = (item: string): string => `2024-01-02,${item},9,5000,NCR`;

async function read(content: string | Buffer) {
  const path = join(directory, 'sales.csv');
  await writeFile(path, content);
  const sales: string[] = [];
  const refused: string[] = [];
  const options = { path, named: new Map(), rate: 1 };
  for await (const { line, item } of readSales({
    ...options,
    refuse: ({ line: at, reason }) => refused.push(`${at} ${reason}`),
  })) {
    sales.push(`${line} ${item}`);
  }
  return { sales, refused };
}

describe('a broken line costs itself alone', () => {
  test.each([
    {
      what: 'text behind a closing quote',
      lines: [header, row('"Nike" Dunk'), row('Air Max')],
      sales: ['3 Air Max'],
      refused: ['2 the line is not CSV'],
    },
    {
      what: 'a quote that nobody closes',
      lines: [header, row('"Nike Dunk'), row('Air Max'), row('"Presto"')],
      sales: ['3 Air Max', '4 Presto'],
      refused: ['2 the line is not CSV'],
    },
    {
      what: 'two of them in a row',
      lines: [header, row('"Nike" Dunk'), row('"Air" Max'), row('Presto')],
      sales: ['4 Presto'],
      refused: ['2 the line is not CSV', '3 the line is not CSV'],
    },
    {
      what: 'a NUL',
      lines: [header, row('Air\0Max'), row('Presto')],
      sales: ['3 Presto'],
      refused: ['2 the line holds a NUL'],
    },
  ])('$what', async ({ lines, sales, refused }) => {
    expect(await read(lines.join('\n'))).toEqual({ sales, refused });
  });

  test('ten thousand lines behind a broken line are read', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => row(`Dunk ${index}`));
    const { sales, refused } = await read([header, ...many.slice(0, 50), row('"Nike" Dunk'), ...many].join('\n'));
    expect([sales.length, refused]).toEqual([10_050, ['52 the line is not CSV']]);
  });
});

describe('a file is read in each of its forms', () => {
  test.each([
    ['a header that ends as on Windows, rows as on Linux', `${header}\r\n${row('Dunk')}\n${row('Presto')}\n`],
    ['line ends of an old Mac', `${header}\r${row('Dunk')}\r${row('Presto')}`],
    ['a byte order mark', `\uFEFF${header}\n${row('Dunk')}\n${row('Presto')}`],
    ['UTF-16', Buffer.from(`\uFEFF${header}\r\n${row('Dunk')}\r\n${row('Presto')}`, 'utf16le')],
    [
      'commas in the quoted names of its columns',
      `${header.replaceAll(',', ';').replace('item', '"item, name"')}\n${row('Dunk').replaceAll(',', ';')}\n${row('Presto').replaceAll(',', ';')}`,
    ],
  ])('%s', async (_what, content) => {
    expect(await read(content)).toEqual({ sales: ['2 Dunk', '3 Presto'], refused: [] });
  });

  test('a quoted line break belongs to the field, and a sale has the number of its first line', async () => {
    const { sales } = await read([header, row('"Nike\nDunk"'), row('Presto')].join('\n'));
    expect(sales).toEqual(['2 Nike\nDunk', '4 Presto']);
  });
});

test('an empty file is refused', async () => {
  await expect(read('')).rejects.toThrow(UnreadableFile);
  await expect(read('\n\n')).rejects.toThrow(/but it is empty: give a CSV file\.$/);
});
