import { expect, test } from 'vitest';
import { sizeLabel } from './size-label.ts';

test.each([
  [{ us_m: '9', eu: '42.5' }, 'US men 9'],
  [{ eu: '38' }, 'EU 38'],
  [{ no_size_conversion: 'M' }, 'Size M'],
  [{}, 'One size'],
])('the sizes %o read "%s"', (sizes, label) => {
  expect(sizeLabel(sizes)).toBe(label);
});
