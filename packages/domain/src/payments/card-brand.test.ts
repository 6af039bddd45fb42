import { proves } from '@suki/evidence/proves';
import creditCardType from 'credit-card-type';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardBrand } from './card-brand.ts';

test.each([
  ['4', 'VISA'],
  ['4242 4242 4242 4242', 'VISA'],
  ['4242-4242', 'VISA'],
  ['4242XXXXXXXX4242', 'VISA'],
  ['5', null],
  ['50', null],
  ['51', 'MASTERCARD'],
  ['55', 'MASTERCARD'],
  ['56', null],
  ['21', null],
  ['2', null],
  ['22', 'MASTERCARD'],
  ['27', 'MASTERCARD'],
  ['28', null],
  ['35', null],
  ['352', null],
  ['3527', null],
  ['3528', 'JCB'],
  ['3589', 'JCB'],
  ['3590', null],
  ['2130', null],
  ['2131', 'JCB'],
  ['2132', null],
  ['1799', null],
  ['1800', 'JCB'],
  ['1801', null],
  ['3088', 'JCB'],
  ['3096', 'JCB'],
  ['3112', 'JCB'],
  ['3158', 'JCB'],
  ['3337', 'JCB'],
  ['3089', null],
  ['37', null],
  ['6011', null],
  ['62', null],
  ['', null],
  ['abcd', null],
])('a card that begins with "%s" is %s', (number, brand) => {
  proves(
    'Card brand from the first digits: starts with 4 is VISA; 51-55 or 22-27 is MasterCard; certain 35xx, 2131, 1800 and 3 prefixes are JCB.',
    { cardBrand },
  );
  expect(cardBrand(number)).toBe(brand);
});

/** The intended differences between the specification's rule and the library's, with their reasons. */
const differences: readonly {
  readonly from: number;
  readonly to: number;
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly why: string;
}[] = [
  { from: 220_000, to: 220_499, ours: 'MASTERCARD', theirs: null, why: 'Mir; the specification says 22 to 27' },
  { from: 220_500, to: 222_099, ours: 'MASTERCARD', theirs: null, why: 'given to nobody; the real range is 2221 on' },
  { from: 272_100, to: 279_999, ours: 'MASTERCARD', theirs: null, why: 'given to nobody; the real range ends at 2720' },
  { from: 308_800, to: 308_899, ours: 'JCB', theirs: null, why: 'an old JCB prefix, out of use' },
  { from: 309_600, to: 309_699, ours: 'JCB', theirs: null, why: 'an old JCB prefix, out of use' },
  { from: 311_200, to: 311_299, ours: 'JCB', theirs: null, why: 'an old JCB prefix, out of use' },
  { from: 315_800, to: 315_899, ours: 'JCB', theirs: null, why: 'an old JCB prefix, out of use' },
  { from: 333_700, to: 333_799, ours: 'JCB', theirs: null, why: 'an old JCB prefix, out of use' },
  ...[401_178, 401_179, 431_274, 438_935, 451_416, 457_393, 457_631, 457_632].map((prefix) => ({
    from: prefix,
    to: prefix,
    ours: 'VISA',
    theirs: null,
    why: 'Elo of Brazil; the specification says 4',
  })),
  { from: 402_918, to: 402_918, ours: 'VISA', theirs: null, why: 'Naranja of Argentina; the specification says 4' },
  { from: 493_698, to: 493_698, ours: 'VISA', theirs: null, why: 'Maestro; the specification says 4' },
  {
    from: 527_572,
    to: 527_572,
    ours: 'MASTERCARD',
    theirs: null,
    why: 'Naranja of Argentina; the specification says 51 to 55',
  },
];

const brands: Readonly<Record<string, string>> = { visa: 'VISA', mastercard: 'MASTERCARD', jcb: 'JCB' };
const library = (number: string): string | null => brands[creditCardType(number)[0]?.type ?? ''] ?? null;
const differenceAt = (prefix: number) => differences.find(({ from, to }) => prefix >= from && prefix <= to);
const numberOf = (prefix: number) => `${String(prefix).padStart(6, '0')}0000000000`;

describe('compared with credit-card-type', () => {
  test('every first four digits give the same brand, except where the table says why not', () => {
    const unlisted = Array.from({ length: 10_000 }, (_, index) => index * 100)
      .filter((prefix) => cardBrand(numberOf(prefix)) !== library(numberOf(prefix)))
      .filter((prefix) => differenceAt(prefix) === undefined);
    expect(unlisted).toEqual([]);
  });

  test('any first six digits do too', () => {
    assert(
      property(integer({ min: 0, max: 999_999 }), (prefix) => {
        const number = numberOf(prefix);
        const difference = differenceAt(prefix);
        expect([cardBrand(number), library(number)]).toEqual(
          difference ? [difference.ours, difference.theirs] : [library(number), library(number)],
        );
      }),
      { numRuns: 3_000 },
    );
  });

  test.each(differences)('$from to $to: $ours here, $theirs there ($why)', ({ from, to, ours, theirs }) => {
    for (const prefix of [from, to]) {
      expect([cardBrand(numberOf(prefix)), library(numberOf(prefix))]).toEqual([ours, theirs]);
    }
  });
});
