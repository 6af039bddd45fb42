import { expect, test } from 'vitest';
import { parsePostmasterPid } from './postmaster-pid.ts';

test.each([
  { text: '4711\n/data\n1700000000\n5433\n', pid: 4711 },
  { text: '-4711\n', pid: 4711 },
  { text: '', pid: undefined },
  { text: 'garbage\n', pid: undefined },
  { text: '0\n', pid: undefined },
])('postmaster.pid "$text" names $pid', ({ text, pid }) => {
  expect(parsePostmasterPid(text)).toBe(pid);
});
