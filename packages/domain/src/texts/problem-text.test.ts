import { expect, test } from 'vitest';
import { invalid, valid } from '../validators/validation.ts';
import { fieldsEn } from './fields.en.ts';
import { problemText } from './problem-text.ts';

test.each([
  ['a good input has no text', valid('Ana'), undefined],
  ['a refusal without parameters is its text', invalid('field.required'), fieldsEn['field.required']],
  ['parameters are filled in', invalid('field.price.max', { max: '₱10' }), 'The highest price is ₱10.'],
])('%s', (_guarantee, checked, text) => {
  expect(problemText(checked)).toBe(text);
});
