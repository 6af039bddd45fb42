import { expect, test } from 'vitest';
import { downloadedPackages } from './running-start.ts';

test.each([
  { name: 'a warm store', output: 'Progress: resolved 992, reused 992, downloaded 0, added 992, done', count: 0 },
  {
    name: 'a cold one',
    output: 'resolved 9, downloaded 3, added 1\nresolved 9, downloaded 7, added 9, done',
    count: 7,
  },
  { name: 'a start without an install', output: 'Starting Suki …', count: undefined },
])('$name has downloaded $count packages', ({ output, count }) => {
  expect(downloadedPackages(output)).toBe(count);
});
