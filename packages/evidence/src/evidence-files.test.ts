import { expect, test } from 'vitest';
import { type ProvingTest, withRun } from './evidence-files.ts';

const proving = (file: string, title: string): ProvingTest => ({ file, title, proofs: [{ kind: 'row', name: 'E31' }] });
const earlier = [proving('a.test.ts', 'one'), proving('a.test.ts', 'two'), proving('c.test.ts', 'three')];

test.each([
  {
    what: 'of a file that did not run stays',
    run: { files: new Set(['b.test.ts']), tests: [proving('b.test.ts', 'new')] },
    titles: ['one', 'two', 'new', 'three'],
  },
  {
    what: 'of a file that ran is that of its last run',
    run: { files: new Set(['a.test.ts']), tests: [proving('a.test.ts', 'two'), proving('a.test.ts', 'one')] },
    titles: ['two', 'one', 'three'],
  },
  {
    what: 'of a file that proves nothing any more is gone',
    run: { files: new Set(['a.test.ts']), tests: [] },
    titles: ['three'],
  },
])('the evidence $what', ({ run, titles }) => {
  expect(withRun(earlier, run).map(({ title }) => title)).toEqual(titles);
});
