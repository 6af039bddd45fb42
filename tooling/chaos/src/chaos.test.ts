import { describe, expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';
import { outcomeLine, outcomeRow, reportPage, summaryLines } from './report.ts';
import type { Outcome } from './run-scenario.ts';
import { countsText, millisecondsText } from './texts.ts';

const known = ['R1', 'F1'];
const all = { names: [], size: 'full', seed: undefined, isWritten: false };

describe('the arguments', () => {
  test.each([
    { given: '', read: {} },
    { given: 'F1 r1', read: { names: ['F1', 'R1'] } },
    { given: '--size test F1 --write', read: { names: ['F1'], size: 'test', isWritten: true } },
    { given: 'R1 --seed 7', read: { names: ['R1'], seed: 7 } },
  ])('"$given"', ({ given, read }) => {
    expect(readArguments(given.split(' ').filter(Boolean), known)).toEqual({ ...all, ...read });
  });

  test.each([
    { given: 'F99', says: 'Expected the name of a scenario (R1, F1), but got "F99"' },
    { given: '--size huge', says: 'Expected --size test or full, but got "huge"' },
    { given: '--size', says: 'Expected --size test or full, but got ""' },
    { given: '--seed x', says: 'Expected --seed' },
  ])('"$given" is refused in a sentence', ({ given, says }) => {
    expect(() => readArguments(given.split(' '), known)).toThrow(says);
  });
});

const good: Outcome = {
  name: 'F1',
  what: '2 kills',
  seed: 7,
  text: 'kills 2',
  isPassed: true,
  broken: [],
  seconds: 1.234,
};
const unsound: Outcome = { ...good, name: 'R1', broken: ['2 a wallet: usr_1 (balance 1)'] };

describe('the report', () => {
  test('has one line for each scenario, with seed, size, what was counted and seconds', () => {
    expect(outcomeLine(good)).toBe('F1  passed  2 kills (seed 7): kills 2, 1.2 s');
  });

  test('a scenario that passes but breaks an invariant counts as failed', () => {
    expect(outcomeLine(unsound)).toContain('FAILED');
    expect(outcomeLine(unsound)).toContain('INV broken: 2 a wallet: usr_1 (balance 1)');
    expect(summaryLines([good, unsound])).toEqual(['INV: 1 rows break it in 2 databases', '1 passed, 1 failed']);
    expect(summaryLines([good])).toEqual(['INV: holds in 1 databases', '1 passed, 0 failed']);
  });

  test('the page keeps the newest row of each scenario and names scenarios that were never run', () => {
    const facts = { at: new Date(0), commit: 'abc', load: '1.0' };
    const names = ['R1', 'R9', 'F1'];
    const first = reportPage('', [outcomeRow(unsound, facts), outcomeRow(good, facts)], { names, machine: '2 cores' });
    expect(first).toContain('- Never run here: R9');
    expect(first).toContain('| F1 | 2 kills | kills 2 | passed | 1.2 | 7 | 1970-01-01T00:00Z, abc, load 1.0 |');
    expect(first).toContain('**failed**');
    const later = outcomeRow({ ...unsound, broken: [] }, facts);
    // The formatter has padded the committed page.
    const padded = first.replace('| F1 | 2 kills |', '| F1   | 2 kills    |');
    const second = reportPage(padded, [later], { names, machine: '2 cores' });
    expect(second).not.toContain('**failed**');
    expect(second.match(/^\| (R1|F1) \|/gm)).toEqual(['| R1 |', '| F1 |']);
  });
});

test('counts and times are words that a person reads', () => {
  expect(countsText({ cutShort: 1200, payments: 3 })).toBe('cut short 1,200, payments 3');
  expect(millisecondsText([30, 10, 20])).toBe('10 to 30 ms each, median 20 ms');
});
