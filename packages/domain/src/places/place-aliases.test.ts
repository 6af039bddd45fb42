import { expect, test } from 'vitest';
import { withCensusNames } from './place-aliases.ts';

test.each([
  ['bgc', 'fort bonifacio taguig'],
  ['bgc taguig', 'fort bonifacio taguig'],
  ['bonifacio global city taguig', 'fort bonifacio taguig'],
  ['qc', 'quezon city'],
  ['commonwealth qc', 'commonwealth quezon city'],
  ['brgy 176', 'barangay 176'],
  ['pob makati', 'poblacion makati'],
  ['makati cbd', 'bel air makati'],
  ['makati', 'makati'],
  ['guadalupe cebu', 'guadalupe cebu'],
  ['', ''],
])('ux 31: "%s" is searched as "%s"', (typed, searched) => {
  expect(withCensusNames(typed)).toBe(searched);
});
