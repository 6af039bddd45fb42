import { expect, test } from 'vitest';
import { sellTexts } from './sell.texts.ts';
import { itemsMatching, itemsToShow } from './sell-search.view-model.ts';

const item = (name: string, styleCode: string) => ({ name, model: name, colourway: '', styleCode, brand: [] });
const items = [item('Jordan 1 Mid Light Smoke Grey', '554724-092'), item('Café Runner', 'CR-1')];

test.each([
  ['', 2],
  ['smoke jordan', 1],
  ['554724092', 1],
  ['cafe', 1],
  ['  RUNNER ', 1],
  ['boots', 0],
  // One letter missing, too many, wrong, or swapped with the next one.
  ['jordn', 1],
  ['joordan', 1],
  ['jordam', 1],
  ['jrodan', 1],
  ['jrdn', 0],
  ['cfe', 0],
])('searching for "%s" finds %i', (text, count) => {
  expect(itemsMatching(items, text)).toHaveLength(count);
});

test('ux 35: results stand under their own title, with their number', () => {
  expect(itemsToShow(items, ' ')).toMatchObject({ title: 'Buyers want these now', count: '', items });
  expect(itemsToShow(items, 'jordn')).toMatchObject({ title: 'Search results', count: '1 item' });
  expect(itemsToShow(items, 'boots')).toMatchObject({ title: 'Search results', count: '0 items', items: [] });
});

test('ux 35: the note below the sizes says what stands there', () => {
  expect(sellTexts.sizeNote).toBe('Under each size: lowest ask now.');
});
