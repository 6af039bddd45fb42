import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles, isGeneratedPath, restoreFiles, staleMessage } from './generated-files.ts';

test.each([
  { path: 'packages/contract/openapi.json', generated: true },
  { path: 'packages/sdk/src/generated/orders/orders.ts', generated: true },
  { path: 'packages/db/sql-snapshots/books.sql', generated: true },
  { path: 'docs/generated/states.md', generated: true },
  { path: 'packages/domain/src/x.generated.ts', generated: true },
  { path: 'packages/domain/src/generated-id.ts', generated: false },
  { path: 'docs/adr/0001-generated-files.md', generated: false },
])('$path is generated: $generated', ({ path, generated }) => {
  expect(isGeneratedPath(path)).toBe(generated);
});

const text = (content: string) => Buffer.from(content);

test('a changed, an added and a removed file are all stale; an equal one is not', () => {
  const before = new Map([
    ['same', text('1')],
    ['changed', text('1')],
    ['removed', text('1')],
  ]);
  const after = new Map([
    ['same', text('1')],
    ['changed', text('2')],
    ['added', text('1')],
  ]);
  expect(changedFiles(before, after)).toEqual(['added', 'changed', 'removed']);
});

test('the check leaves the working copy as it found it', () => {
  const root = mkdtempSync(join(tmpdir(), 'suki-generated-'));
  writeFileSync(join(root, 'changed'), 'new');
  writeFileSync(join(root, 'added'), 'new');
  restoreFiles(root, new Map([['changed', text('old')]]), ['changed', 'added']);
  expect(readFileSync(join(root, 'changed'), 'utf8')).toBe('old');
  expect(() => readFileSync(join(root, 'added'))).toThrow(/ENOENT/);
  rmSync(root, { recursive: true });
});

test('the message names each file and the command that refreshes it', () => {
  expect(staleMessage(['docs/generated/states.md'])).toMatch(/states\.md[\s\S]*npx -y pnpm@12 generate/);
});
