import { expect, test } from 'vitest';
import { addressTexts } from './addresses.texts.ts';
import { placeStatus } from './place-status.view-model.ts';

test('ux 57: before a search nothing is announced, because the hint of the field says what to type', () => {
  expect(placeStatus('none', 0, false)).toBe('');
});

test.each([
  ['while it runs', placeStatus('none', 0, true), addressTexts.searching],
  ['with places', placeStatus('found', 3, false), addressTexts.found(3)],
  ['without places', placeStatus('found', 0, false), addressTexts.nothingFound],
  ['that failed', placeStatus('failed', 0, false), addressTexts.searchFailed],
])('ux 57: a search %s is announced once', (_, status, expected) => {
  expect(status).toBe(expected);
  expect(status).not.toBe('');
});
