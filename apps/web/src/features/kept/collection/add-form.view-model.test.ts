import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { checkAddition, draftOf } from './add-form.view-model.ts';

const skuId = toId('sku', 'sku_0000000001');
const other = toId('sku', 'sku_0000000002');
const today = '2026-11-28';

test('an item in one size has it chosen, and one in several has none', () => {
  expect(draftOf([{ id: skuId }]).skuId).toBe(skuId);
  expect(draftOf([{ id: skuId }, { id: other }]).skuId).toBeNull();
});

test('a size is enough; price and day go along when they are there', () => {
  const bare = { ok: true, input: { skuId, paid: null, boughtOn: null } };
  expect(checkAddition({ skuId, paid: '', boughtOn: '' }, today)).toEqual(bare);
  const whole = { ok: true, input: { skuId, paid: pesos(5_990), boughtOn: today } };
  expect(checkAddition({ skuId, paid: '5,990', boughtOn: today }, today)).toEqual(whole);
});

test('each wrong entry has its text', () => {
  const checked = checkAddition({ skuId: null, paid: '20,000,000', boughtOn: '2026-11-29' }, today);
  expect(checked).toEqual({
    ok: false,
    errors: {
      skuId: 'Choose your size.',
      paid: 'Enter an amount up to ₱10,000,000, or leave it empty.',
      boughtOn: 'Choose a day until today, or leave it empty.',
    },
  });
});
