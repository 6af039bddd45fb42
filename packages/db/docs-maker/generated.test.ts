import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { schemaDocument } from './schema-document.ts';
import { sqlSnapshots } from './sql-snapshots.ts';

const hint = 'is stale: run "pnpm --filter @suki/db generate"';

test('sql-snapshots has the text of every statement, and nothing else', async () => {
  const folder = new URL('../sql-snapshots/', import.meta.url);
  const wanted = await sqlSnapshots();
  expect((await readdir(folder)).sort(), `sql-snapshots ${hint}`).toEqual(
    [...wanted.keys()].map((noun) => `${noun}.sql`).sort(),
  );
  for (const [noun, text] of wanted) {
    expect(await readFile(new URL(`${noun}.sql`, folder), 'utf8'), `${noun}.sql ${hint}`).toBe(text);
  }
});

test('docs/generated/schema.md is fresh', async () => {
  const page = await readFile(new URL('../../../docs/generated/schema.md', import.meta.url), 'utf8');
  expect(page, `schema.md ${hint}`).toBe(await schemaDocument());
});
