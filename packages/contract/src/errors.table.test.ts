import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { errors } from './errors.table.ts';

/** The ranges of the specification, section 8, then our own. */
const ranges = [
  [1001, 1013],
  [1020, 1064],
  [1101, 1118],
  [1130, 1138],
  [1201, 1205],
  [1230, 1232],
  [1900, 1999],
] as const;

test.each(Object.entries(errors))(
  'the code of %s lies in the table of the specification, or in our own range',
  (_reason, { code }) => {
    proves('A numeric error-code table exists (1001-1013, 1020-1064, 1101-1118, 1130-1138, 1201-1205, 1230-1232)', {
      errors,
    });
    expect(ranges.filter(([from, to]) => code >= from && code <= to)).toHaveLength(1);
  },
);

test('coverage 8: a code has one reason', () => {
  const codes = Object.values(errors).map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
