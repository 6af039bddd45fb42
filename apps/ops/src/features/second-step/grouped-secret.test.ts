import { expect, test } from 'vitest';
import { groupedSecret } from './grouped-secret.ts';

test.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY', 'JBSW Y'],
  ['', ''],
])('the key %s is shown as "%s"', (secret, shown) => {
  expect(groupedSecret(secret)).toBe(shown);
});
