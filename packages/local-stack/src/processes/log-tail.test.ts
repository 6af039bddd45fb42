import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lastLines, logTail } from './log-tail.ts';

const folder = mkdtempSync(join(tmpdir(), 'suki-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  { text: '', count: 3, lines: [] },
  { text: 'a\nb\n', count: 3, lines: ['a', 'b'] },
  { text: 'a\nb\nc\nd\n', count: 2, lines: ['c', 'd'] },
  { text: 'a\n\n  \nb  \r\n', count: 2, lines: ['a', 'b'] },
])('the last $count lines of "$text" are $lines, without empty ones', ({ text, count, lines }) => {
  expect(lastLines(text, count)).toEqual(lines);
});

test('a log of any size is read from its end', () => {
  const file = join(folder, 'long.log');
  writeFileSync(file, `${'x'.repeat(1_000_000)}\nthe reason\n`);
  expect(logTail(file, 1)).toEqual(['the reason']);
});

test('a missing log has no lines', () => {
  expect(logTail(join(folder, 'missing.log'), 5)).toEqual([]);
});
