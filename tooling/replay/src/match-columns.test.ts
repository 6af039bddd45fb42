import { describe, expect, test } from 'vitest';
import { matchColumns, UnreadableFile } from './match-columns.ts';

const contest = [
  'Order Date',
  'Brand',
  'Sneaker Name',
  'Sale Price',
  'Retail Price',
  'Release Date',
  'Shoe Size',
  'Buyer Region',
];

describe('columns are found by their names', () => {
  test.each([
    {
      what: 'of the contest file',
      header: contest,
      columns: { date: 0, brand: 1, item: 2, price: 3, size: 6, region: 7 },
    },
    {
      what: 'in another order',
      header: contest.toReversed(),
      columns: { region: 0, size: 1, price: 4, item: 5, brand: 6, date: 7 },
    },
    {
      what: 'in another case and with other spaces',
      header: ['  ORDER_DATE', 'sneaker-name', 'SALE  PRICE ', 'shoeSize', 'buyer.region'],
      columns: { date: 0, item: 1, price: 2, size: 3, region: 4 },
    },
    {
      what: 'under other words',
      header: ['Sold At', 'Product', 'Size', 'Selling Price', 'Ship-to State'],
      columns: { date: 0, item: 1, size: 2, price: 3, region: 4 },
    },
    {
      what: 'by the most telling word where several would do',
      header: ['Price', 'Date', 'Name', 'Size', 'Region', 'Sale Price', 'Order Date', 'Item Name'],
      columns: { date: 6, item: 7, size: 3, price: 5, region: 4 },
    },
  ])('$what', ({ header, columns }) => {
    expect(matchColumns(header)).toEqual(columns);
  });
});

describe('a column that the person has named wins', () => {
  const other = ['Дата', 'Товар', 'Размер', 'Скидка', 'Цена', 'Price (%)', 'Price ($)', 'Регион'];
  test.each([
    { what: 'in another case', header: [...contest, 'Final'], wanted: 'final', place: 8 },
    { what: 'in letters that are not Latin', header: other, wanted: 'Цена', place: 4 },
    { what: 'exactly, where another one differs in punctuation alone', header: other, wanted: 'Price ($)', place: 6 },
  ])('$what', ({ header, wanted, place }) => {
    const named = new Map([
      ['price', wanted],
      ['date', header[0] ?? ''],
      ['item', header[1] ?? ''],
      ['size', header[2] ?? ''],
      ['region', header[7] ?? ''],
    ] as const);
    expect(matchColumns(header, named)).toMatchObject({ date: 0, price: place });
  });
});

describe('a file without a needed column is refused with what was expected, what came and what to do', () => {
  test.each([
    {
      what: 'missing',
      header: ['Order Date', 'Sneaker Name', 'Sale Price', 'Shoe Size', 'Buyer'],
      named: new Map(),
      message:
        'Expected a column for each of region (like "Buyer Region"), but the file has "Order Date", "Sneaker Name", "Sale Price", "Shoe Size", "Buyer": name the right ones, as in --map "region=Name of its column".',
    },
    {
      what: 'named by nothing',
      header: contest,
      named: new Map([['price', '']] as const),
      message: /^Expected a column "" \(--map price=…\), but the file has "Order Date"/,
    },
    {
      what: 'named like two',
      header: [...contest, 'Final $', 'Final %'],
      named: new Map([['price', 'final']] as const),
      message: /^Expected a column "final" \(--map price=…\), but the file has 2 of them in "Order Date"/,
    },
    {
      what: 'named, but not there',
      header: contest,
      named: new Map([['price', 'Final']] as const),
      message: /^Expected a column "Final" \(--map price=…\), but the file has "Order Date", .*: name one of these\.$/,
    },
  ])('$what', ({ header, named, message }) => {
    expect(() => matchColumns(header, named)).toThrow(UnreadableFile);
    expect(() => matchColumns(header, named)).toThrow(message);
  });
});
