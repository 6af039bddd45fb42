import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataFolderMark, prepareDataFolder } from './data-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'suki-folder-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('a new folder is made and marked as ours', () => {
  const folder = join(parent, 'a/b');
  prepareDataFolder(folder);
  expect(readFileSync(join(folder, dataFolderMark), 'utf8')).toContain('reset');
});

test('our own folder is accepted again, with everything in it', () => {
  prepareDataFolder(parent);
  writeFileSync(join(parent, 'accounts.json'), '{}');
  prepareDataFolder(parent);
  expect(existsSync(join(parent, 'accounts.json'))).toBe(true);
});

test("a folder with somebody else's files is refused and not marked, because reset deletes marked folders", () => {
  writeFileSync(join(parent, 'photo.jpg'), '');
  expect(() => prepareDataFolder(parent)).toThrow(/not Suki's/);
  expect(existsSync(join(parent, dataFolderMark))).toBe(false);
});

test('a file in place of the folder is refused', () => {
  writeFileSync(join(parent, 'file'), '');
  expect(() => prepareDataFolder(join(parent, 'file'))).toThrow(/cannot be written \((EEXIST|ENOTDIR)/);
});
