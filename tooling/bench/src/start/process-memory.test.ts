import { expect, test } from 'vitest';
import { field, memoryOfTree } from './process-memory.ts';

test('kilobytes of smaps_rollup are bytes', () => {
  const text = 'Rss:              126532 kB\nPss:              101465 kB\nPss_Dirty: 1 kB\n';
  expect(field(text, 'Rss')).toBe(126532 * 1024);
  expect(field(text, 'Pss')).toBe(101465 * 1024);
  expect(field(text, 'Swap')).toBe(0);
});

test.runIf(process.platform === 'linux')('this process uses memory, and one that does not exist uses none', () => {
  const own = memoryOfTree(process.pid);
  expect(own.residentBytes).toBeGreaterThan(10 * 1024 ** 2);
  expect(own.proportionalBytes).toBeLessThanOrEqual(own.residentBytes);
  expect(memoryOfTree(2 ** 22 + 1)).toEqual({ residentBytes: 0, proportionalBytes: 0 });
});
