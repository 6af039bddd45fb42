import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { shelves } from '../shelves.ts';
import { componentFolders, components, foldersIn } from './component-folders.ts';

const { resolve } = createRequire(import.meta.url);
const folders = componentFolders();

/** Resolves a file of the kit as an app does, through the exports of the package. */
const addressOf = ({ shelf, name }: (typeof folders)[number], file: string) =>
  resolve(`@suki/ui/${shelf}/${name}/${file.replace(/\.tsx$/, '')}`);

const parts = folders.flatMap((folder) =>
  [...folder.files.keys()]
    .filter((file) => file.startsWith(folder.name) && /^\w+(?:\.client)?\.tsx$/.test(file))
    .map((file) => [`${folder.shelf}/${folder.name}/${file}`, folder, file] as const),
);

test('components stand on the shelves and nowhere else', () => {
  expect([...foldersIn(components)].sort()).toEqual([...shelves].sort());
});

test('no two components share a name', () => {
  const names = folders.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe('an app', () => {
  test.each(parts.filter(([, { shelf }]) => shelf !== 'private'))('can import %s', (path, folder, file) => {
    expect(addressOf(folder, file)).toMatch(new RegExp(`/src/components/${path.replaceAll('.', '\\.')}$`));
  });

  test.each(parts.filter(([, { shelf }]) => shelf === 'private'))('cannot import %s', (_path, folder, file) => {
    expect(() => addressOf(folder, file)).toThrow(expect.objectContaining({ code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' }));
  });
});
