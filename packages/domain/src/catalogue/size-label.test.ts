import { expect, test } from 'vitest';
import { sizeLabel } from './size-label.ts';

test.each([
  [{ us_m: '9', eu: '42.5' }, 'US men 9'],
  [{ eu: '38' }, 'EU 38'],
  [{ no_size_conversion: 'M' }, 'Size M'],
  [{ no_size_conversion: 'One size' }, 'One size'],
  [{ no_size_conversion: 'US 5' }, 'US 5'],
  [{ no_size_conversion: 'W28 L32' }, 'W28 L32'],
  [{}, 'One size'],
])('the sizes %o read "%s"', (sizes, label) => {
  expect(sizeLabel(sizes)).toBe(label);
});
