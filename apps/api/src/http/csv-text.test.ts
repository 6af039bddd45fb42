import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test.each([
  ['a plain word stays as it is', 'seller_paid', 'seller_paid'],
  ['a number keeps its sign', '-250.00', '-250.00'],
  ['a comma needs quotes', 'Income, less the fees', '"Income, less the fees"'],
  ['quotes are doubled', 'the "best" pair', '"the ""best"" pair"'],
  ['a line break needs quotes', 'one\ntwo', '"one\ntwo"'],
  ['a formula is kept as text', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['so is one that begins with a plus', '+1+1', `"'+1+1"`],
  ['so is one that begins with a minus and is no number', '-1+cmd', `"'-1+cmd"`],
  ['so is one that begins with an at sign', '@SUM(A1)', `"'@SUM(A1)"`],
  ['so is one behind a tab', '\t=1', `"'\t=1"`],
])('%s', (_title, value, cell) => {
  expect(csvText([[value]])).toBe(`${cell}\r\n`);
});

test('cells stand between commas, lines end with CRLF, the last one too', () => {
  expect(
    csvText([
      ['a', ''],
      ['b', '2'],
    ]),
  ).toBe('a,\r\nb,2\r\n');
  expect(csvText([])).toBe('');
});
