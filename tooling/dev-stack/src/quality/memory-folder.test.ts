import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'suki-memory-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('the folder is there, empty, and the same for the next run; or the machine has no room, and there is none', () => {
  const folder = memoryFolder(parent);
  expect(memoryFolder(parent)).toBe(folder);
  if (folder !== undefined) expect(readdirSync(folder)).toEqual([]);
});

test('a place that does not exist gives none, and is not made', () => {
  const missing = join(parent, 'missing');
  expect(memoryFolder(missing)).toBeUndefined();
  expect(existsSync(missing)).toBe(false);
});

test('something that somebody else put under our name is not used', () => {
  symlinkSync('/etc', join(parent, `suki-tests-${process.getuid?.() ?? 'any'}`));
  expect(memoryFolder(parent)).toBeUndefined();
});
