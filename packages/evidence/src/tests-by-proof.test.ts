import { expect, test } from 'vitest';
import type { ProvingTest } from './evidence-files.ts';
import { testsByProof, testsCell } from './tests-by-proof.ts';

const row = (name: string) => ({ kind: 'row', name }) as const;
const tests: readonly ProvingTest[] = [
  { file: 'a.test.ts', title: 'one > first', proofs: [row('E31'), row('E31'), { kind: 'answer', name: 'E31' }] },
  { file: 'a.test.ts', title: 'one > second', proofs: [row('E31')] },
  { file: 'a.test.ts', title: 'one > third', proofs: [row('E31'), row('E32')] },
  { file: 'b.test.ts', title: 'two | [x]', proofs: [row('E31')] },
];

test('each proof of a kind has its tests, each test once', () => {
  const found = testsByProof(tests, 'row');
  expect([...found.keys()]).toEqual(['E31', 'E32']);
  expect(found.get('E31')).toEqual(tests);
  expect(found.get('E32')).toEqual([tests[2]]);
});

test('a cell names two tests of a file, and every file', () => {
  expect(testsCell(tests)).toBe(
    '[one > first](../../a.test.ts)<br>[one > second](../../a.test.ts)<br>and more<br>[two \\| \\[x\\]](../../b.test.ts)',
  );
  expect(testsCell([])).toBe('');
});
