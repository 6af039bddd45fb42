import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkoutTexts } from '../checkout/checkout.texts.ts';
import { itemPromise } from '../item/item-promise.texts.ts';
import { orderTexts } from '../orders/orders.texts.ts';
import { cancelLimits, freeToCancel } from '../trade/cancel.texts.ts';
import { termsTexts } from './legal.texts.ts';

const root = new URL('../../', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  // The history tells what has happened, and promises nothing.
  (name) => name.endsWith('.texts.ts') && name !== 'features/trade/history.texts.ts',
);

test('the texts of the shop are found', () => {
  expect(files.length).toBeGreaterThan(20);
});

test.each(files)('coverage 1: %s promises nothing that does not exist', (name) => {
  const promises = /coupon can only|\bappeal|write to (us|suki|support)|tell us in the app|can become yours/gi;
  expect(readFileSync(new URL(name, root), 'utf8').match(promises) ?? []).toEqual([]);
});

test('coverage 2: one sentence tells the rule of cancelling, on item page, checkout and terms', () => {
  const buying = termsTexts.sections.find(({ title }) => title === 'Buying');
  for (const text of [itemPromise, checkoutTexts.cancel, buying?.paragraphs?.join(' ')]) {
    expect(text).toContain(freeToCancel);
  }
});

test('ux 22: the order tells the limits of cancelling in the words of item page and terms', () => {
  expect(freeToCancel).toContain(cancelLimits);
  expect(orderTexts.cancel.paid('₱8,570')).toContain(cancelLimits);
  expect(cancelLimits).toBe('up to 1 paid order a day and 3 in 30 days');
});
