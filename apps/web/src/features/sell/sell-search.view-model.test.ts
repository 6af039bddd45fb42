import { expect, test } from 'vitest';
import { itemsMatching } from './sell-search.view-model.ts';

const item = (name: string, styleCode: string) => ({ name, model: name, colourway: '', styleCode, brand: [] });
const items = [item('Jordan 1 Mid Light Smoke Grey', '554724-092'), item('Café Runner', 'CR-1')];

test.each([
  ['', 2],
  ['smoke jordan', 1],
  ['554724092', 1],
  ['cafe', 1],
  ['  RUNNER ', 1],
  ['boots', 0],
])('searching for "%s" finds %i', (text, count) => {
  expect(itemsMatching(items, text)).toHaveLength(count);
});
