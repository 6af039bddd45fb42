import { pick } from './random-choices.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Texts that mean something to a database, a template, a header, a shell, a path or a screen. */
const texts = [
  "' or 1=1 --",
  "'; drop table users; --",
  '1) union select null, version() --',
  '\\',
  "\\'",
  '$1',
  '%',
  '_',
  '{{7*7}}',
  '$' + '{7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example")',
  'a\r\nset-cookie: sid=1',
  'a\nb',
  '../../etc/passwd',
  '%2e%2e%2f',
  '$(reboot)',
  '; reboot',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  '0000-00-00',
  '9999-99-99T99:99:99Z',
  '-271821-04-20T00:00:00.000Z',
  'adr_0000000000',
  'usr_ZZZZZZZZZZ',
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '\ufeff',
  '\uffff',
  '\u200d'.repeat(50),
  `Z${'\u0301'.repeat(500)}`,
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﷺ'.repeat(100),
  'İ',
  'x'.repeat(5_000),
  '9'.repeat(400),
  '-1',
  '1e309',
  '0x10',
  'NaN',
  '１２３',
] as const;

/** Written into the body as they stand: JSON.stringify would tidy them. */
const raws = [
  '-0',
  'NaN',
  'Infinity',
  '1e309',
  '-1e309',
  '1e-400',
  '9007199254740993',
  '99999999999999999999999999',
  '0.1',
  '-1',
  '1e3',
  '01',
  '"\\u0000"',
  '"\\ud800"',
  '{"__proto__":{"roles":["admin"]}}',
  '{"constructor":{"prototype":{"a":1}}}',
  `${'['.repeat(90)}${']'.repeat(90)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
] as const;

const others = [
  null,
  true,
  false,
  0,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { toString: 1 },
] as const;

const MARK = 'raw-value-';

/** One hostile value; a raw one is a mark that `hostileJson` replaces. */
export function hostileValue(random: SeededRandom): unknown {
  const kind = random.below(10);
  if (kind < 5) return pick(random, texts);
  return kind < 7 ? pick(random, others) : `${MARK}${random.below(raws.length)}`;
}

/** A hostile text of a path or query, which cannot hold half a character. */
export const hostileText = (random: SeededRandom): string => pick(random, texts).toWellFormed();

/** The JSON of a body with the raw values in it, well-formed or not. */
export const hostileJson = (body: unknown): string =>
  (JSON.stringify(body) ?? '').replaceAll(
    new RegExp(`"${MARK}(\\d+)"`, 'g'),
    (_, index: string) => raws[Number(index)] ?? '',
  );
