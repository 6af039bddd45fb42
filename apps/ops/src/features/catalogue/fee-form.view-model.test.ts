import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { checkDatedPlan, checkPlan, emptyFee } from './fee-form.view-model.ts';

test.each([
  ['a share', { amount: '4.5' }, { feeAmount: 4.5, minFee: null, maxFee: null }],
  ['a share with limits', { amount: '4', minFee: '50', maxFee: '1,000' }, { minFee: pesos(50), maxFee: pesos(1000) }],
  ['an amount in pesos, sent in centavos', { type: 'fixed', amount: '₱75.50' }, { feeAmount: 7550 }],
] as const)('%s is sent as typed', (_what, typed, rule) => {
  const checked = checkPlan({ ...emptyFee, ...typed });
  expect(checked).toMatchObject({ ok: true, input: { rule } });
});

test.each([
  ['nothing', { amount: '' }, ['amount']],
  ['a share above 30', { amount: '31' }, ['amount']],
  ['a third of a centavo', { type: 'fixed', amount: '1.333' }, ['amount']],
  ['a brand that was typed and not chosen', { amount: '4', brandName: 'Nik' }, ['brandName']],
  ['a highest fee below the least', { amount: '4', minFee: '50', maxFee: '40' }, ['maxFee']],
] as const)('%s is refused below its field', (_what, typed, fields) => {
  const checked = checkPlan({ ...emptyFee, ...typed });
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(fields);
});

test('a plan begins after today, at midnight in Manila, with a reason', () => {
  const draft = { ...emptyFee, amount: '4', starts: '2026-11-28', reason: 'no' };
  const refused = checkDatedPlan(draft, '2026-11-28');
  expect(refused.ok ? [] : Object.keys(refused.errors)).toEqual(['starts', 'reason']);
  expect(checkDatedPlan({ ...draft, starts: '2026-11-29', reason: 'A new list.' }, '2026-11-28')).toMatchObject({
    ok: true,
    input: { effectiveFrom: '2026-11-29T00:00:00+08:00' },
  });
});
