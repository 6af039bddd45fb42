import { noFilters } from '@suki/domain/search/search-request';
import { questionKinds, searchQuestions } from '@suki/domain/testing/search-questions';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../seed/seed-catalogue.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { searchItems } from './search-items.ts';

/*
 * The quality of search over the demonstration catalogue. `bench search-quality` asks the same kinds of questions over
 * any file of names, and MiniSearch beside it (docs/measurements/search-quality.md).
 */

const database = testDatabase();
let items: readonly {
  readonly id: string;
  readonly name: string;
  readonly styleCode: string;
  readonly category: string;
}[] = [];

beforeAll(async () => {
  await seedCatalogue(database.pool);
  items = (await database.pool.query('select id, name, style_code as "styleCode", category from items')).rows;
}, 60_000);

async function firstFive(keyword: string): Promise<readonly string[]> {
  const { itemIds } = await searchItems(database.pool, {
    keyword,
    filters: noFilters,
    sizeSystem: 'us_m',
    price: { from: null, to: null },
    sort: 'default',
    limit: 5,
  });
  return itemIds;
}

const QUESTIONS = 40;
const QUESTIONS_MIN = 20;

describe.each(questionKinds)('a question of the kind "%s"', (kind) => {
  test('finds the one answer first in 97 % and among the first five in 99 %', async () => {
    const questions = searchQuestions(items, { perKind: QUESTIONS, seed: 21 }).filter(
      (question) => question.kind === kind,
    );
    expect(questions.length).toBeGreaterThanOrEqual(QUESTIONS_MIN);
    const missed: string[] = [];
    let first = 0;
    let amongFive = 0;
    for (const { keyword, itemId } of questions) {
      const place = (await firstFive(keyword)).indexOf(itemId);
      if (place === 0) first += 1;
      else missed.push(`${keyword}: ${items.find(({ id }) => id === itemId)?.name}, at ${place + 1}`);
      if (place >= 0) amongFive += 1;
    }
    expect(first / questions.length, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
    expect(amongFive / questions.length, missed.join('\n')).toBeGreaterThanOrEqual(0.99);
  });
});

/** A nickname or alias, and words of each of the first five names; `|` parts words of which one is enough. */
const nicknames: readonly (readonly [typed: string, ...words: string[]])[] = [
  ['aj1', 'Jordan 1'],
  ['aj1 low', 'Jordan 1', 'Low'],
  ['aj4', 'Jordan 4'],
  ['aj 11', 'Jordan 11'],
  ['j3', 'Jordan 3'],
  ['af1', 'Air Force 1'],
  ['af1 shadow', 'Air Force 1 Shadow'],
  ['am90', 'Air Max 90'],
  ['am1', 'Air Max 1'],
  ['airmax 97', 'Air Max 97'],
  ['nb 550', 'New Balance 550'],
  ['nb', 'New Balance'],
  ['nb990', 'New Balance 990'],
  ['yzy', 'Yeezy'],
  ['yzy slide', 'Yeezy Slide'],
  ['yeezys', 'Yeezy'],
  ['chucks', 'Chuck'],
  ['lv neverfull', 'Louis Vuitton Neverfull'],
  ['lv', 'Louis Vuitton'],
  ['tnf nuptse', 'Nuptse'],
  ['sambas', 'Samba'],
  ['stans', 'Stan Smith'],
  ['oldskool', 'Old Skool'],
  ['xt6', 'XT-6'],
  ['ysl', 'Saint Laurent'],
  ['dunks', 'Dunk'],
  ['doc martens', 'Martens'],
  ['fog essentials', 'Essentials'],
  ['gshock', 'G-Shock'],
  ['levis 501', '501'],
  ['stussy hoodie', 'Hoodie'],
  ['hermes kelly', 'Kelly'],
  ['pokemon', 'Pokémon'],
];

const filipino: readonly (readonly [typed: string, ...words: string[]])[] = [
  ['tsinelas', 'Slide|Clog|Slipper|Sesh'],
  ['tsinelas adidas', 'adidas', 'Slide'],
  ['chinelas', 'Slide|Slipper'],
  ['tsinelas na itim', 'Slide|Clog', 'Black|Onyx|Carbon'],
  ['sapatos nike', 'Nike'],
  ['sapatos jordan', 'Jordan'],
  ['rubber shoes nike', 'Nike'],
  ['bota', 'Boot'],
  ['bota timberland', 'Timberland'],
  ['dyaket', 'Jacket'],
  ['dyaket patagonia', 'Patagonia', 'Jacket'],
  ['sumbrero', 'Cap|59FIFTY|Hat|Beanie'],
  ['relo', 'Watch|MoonSwatch|G-Shock|Seiko|Swatch'],
  ['relo casio', 'Casio'],
  ['orasan', 'Watch|MoonSwatch|G-Shock|Seiko|Swatch'],
  ['pantalon', 'Pants|Joggers|Sweatpants|501|Jeans'],
  ['pantalon dickies', 'Dickies'],
  ['maong levis', '501'],
  ['pitaka chanel', 'Wallet'],
  ['kamiseta stussy', 'Tee|Shirt'],
  ['dunk na puti', 'Dunk', 'White|Sail'],
  ['samba na puti', 'Samba', 'White'],
  ['jordan na pula', 'Jordan', 'Red'],
];

const isNamed = (name: string, words: readonly string[]) =>
  words.every((choices) => choices.split('|').some((word) => name.toLowerCase().includes(word.toLowerCase())));

test.each([
  { kind: 'nicknames', questions: nicknames },
  { kind: 'Filipino words', questions: filipino },
])(
  'of at least twenty $kind, 99 % bring a fitting item among the first five and 97 % at first',
  async ({ questions }) => {
    expect(questions.length).toBeGreaterThanOrEqual(QUESTIONS_MIN);
    const missed: string[] = [];
    for (const [typed, ...words] of questions) {
      const names = (await firstFive(typed)).map((id) => items.find((item) => item.id === id)?.name ?? '');
      if (!isNamed(names[0] ?? '', words)) missed.push(`${typed}: ${names.join(' / ')}`);
    }
    expect(missed).toEqual([]);
  },
);
