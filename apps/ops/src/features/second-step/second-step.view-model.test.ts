import { expect, test } from 'vitest';
import { codeProblem } from './second-step.view-model.ts';

const refusal = (reason: 'CODE_WRONG' | 'SECOND_FACTOR_WAIT') => ({ reason, message: 'Wait.', requestId: null });

test.each([
  ['no refusal', null, undefined],
  ['a wrong code', refusal('CODE_WRONG'), 'Wrong.'],
  ['too many tries', refusal('SECOND_FACTOR_WAIT'), 'Wait.'],
])('after %s the field of a code says the next step', (_what, error, words) => {
  expect(codeProblem(error, 'Wrong.')).toBe(words);
});
