import { expect, test } from 'vitest';
import { readSizes } from './stored-sizes.ts';

const nothing = { system: null, sizes: {} };

test('ux 36: the size system and the own size survive a reload', () => {
  const kept = { system: 'eu' as const, sizes: { shoes: { us_m: '9', eu: '42.5' } } };
  expect(readSizes(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another form', '["eu"]'],
  ['systems and kinds that are not ours', '{"system":"feet","sizes":{"hats":{"eu":"1"}}}'],
])('ux 36: %s counts as no choice', (_, text) => {
  expect(readSizes(text)).toEqual(nothing);
});

test('labels that are no text are left out', () => {
  expect(readSizes('{"sizes":{"shoes":{"eu":42,"us_m":"9","inches":"11"},"clothes":7}}').sizes).toEqual({
    shoes: { us_m: '9' },
  });
});
