import { expect, test } from 'vitest';
import { typedPesos, withoutZeroCentavos } from './typed-pesos.ts';

test.each([
  ['6000', '6000', '6000'],
  ['6000.', '6000.', '6000'],
  ['6000.0', '6000.0', '6000'],
  ['6000.00', '6000.00', '6000'],
  ['6,000.00', '6000.00', '6000'],
  ['₱6,000.00', '6000.00', '6000'],
  ['Php. 6,000', '6000', '6000'],
  ['2000.50', '2000.50', '2000.50'],
  ['75.5', '75.5', '75.5'],
  ['.5', '0.5', '0.5'],
  ['650.000', '650.000', '650.000'],
  ['1.250.000', '1.250', '1.250'],
  ['0086a00', '8600', '8600'],
  ['123456789', '1234567', '1234567'],
  ['０６０００', '6000', '6000'],
  ['', '', ''],
  ['pesos', '', ''],
])('"%s" in a field of pesos stands as "%s" and counts as "%s": never as another amount', (text, typed, counted) => {
  expect(typedPesos(text, 7)).toBe(typed);
  expect(withoutZeroCentavos(typed)).toBe(counted);
});

test('what stands in the field stays as it is when it is typed again', () => {
  for (const text of ['6000.', '6000.0', '0.5', '650.000']) expect(typedPesos(text, 7)).toBe(text);
});
