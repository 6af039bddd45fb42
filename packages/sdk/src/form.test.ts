import { expect, test } from 'vitest';
import { errorsOf } from './form.ts';

const fields = ['name', 'price'] as const;
const details = {
  fields: [
    { field: 'body.price', rule: 'Enter a number.', messageId: 'field.number' },
    { field: 'body.other', rule: 'Fill this in.' },
  ],
};

test('a field that the API refuses gets the words of the API, and a field that the form lacks none', () => {
  expect(errorsOf({ reason: 'VALIDATION', details }, fields)).toEqual({ price: 'Enter a number.' });
});

test('another refusal is about no field', () => {
  expect(errorsOf({ reason: 'CONFLICT', details }, fields)).toEqual({});
  expect(errorsOf({ reason: 'VALIDATION', details: {} }, fields)).toEqual({});
});
