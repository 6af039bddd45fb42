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

test('the folder exists, is empty, and is used again by the next run; a machine without room has none', () => {
  const folder = memoryFolder(parent);
  expect(memoryFolder(parent)).toBe(folder);
  if (folder !== undefined) expect(readdirSync(folder)).toEqual([]);
});

test('a missing parent gives no folder and is not made', () => {
  const missing = join(parent, 'missing');
  expect(memoryFolder(missing)).toBeUndefined();
  expect(existsSync(missing)).toBe(false);
});

test('a link that somebody else put under our name is not used', () => {
  symlinkSync('/etc', join(parent, `suki-tests-${process.getuid?.() ?? 'any'}`));
  expect(memoryFolder(parent)).toBeUndefined();
});
