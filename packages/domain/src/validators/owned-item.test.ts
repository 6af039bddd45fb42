import { describe, expect, test } from 'vitest';
import { ownedItemInput } from '../config/collection.ts';
import { centavos, pesos } from '../money/centavos.ts';
import { validateBoughtOn, validatePaid, validatePaidAmount } from './owned-item.ts';

const { paidMax, firstDay } = ownedItemInput;
const today = '2026-11-28';

describe('a price that somebody paid', () => {
  test.each([
    ['', null],
    [' ', null],
    ['0', pesos(0)],
    ['₱6,250.50', pesos(6_250.5)],
    ['10000000', paidMax],
  ])('typed as "%s" is accepted', (typed, value) => {
    expect(validatePaid(typed)).toEqual({ ok: true, value });
  });

  test.each([
    ['6.250.00', 'field.number'],
    ['-5', 'field.number'],
    ['5.001', 'field.number'],
    ['abc', 'field.number'],
    ['10000000.01', 'field.paid'],
  ])('typed as "%s" is refused', (typed, messageId) => {
    expect(validatePaid(typed)).toMatchObject({ ok: false, messageId });
  });

  test.each([-1, paidMax + 1])('of %s centavos is refused', (amount) => {
    expect(validatePaidAmount(centavos(amount)).ok).toBe(false);
  });
});

describe('the day on which somebody bought an item', () => {
  test.each([
    [null, null],
    ['', null],
    [today, today],
    [firstDay, firstDay],
    ['2024-02-29', '2024-02-29'],
  ])('%s is accepted', (day, value) => {
    expect(validateBoughtOn(day, today)).toEqual({ ok: true, value });
  });

  test.each(['2026-11-29', '1949-12-31', '2026-02-31', '2025-13-01', 'yesterday'])('%s is refused', (day) => {
    expect(validateBoughtOn(day, today)).toEqual({ ok: false, messageId: 'field.boughtOn' });
  });
});
