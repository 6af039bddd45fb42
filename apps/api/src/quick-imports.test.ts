import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const quickImports = fileURLToPath(new URL('./quick-imports.ts', import.meta.url));
const db = fileURLToPath(new URL('../../../packages/db/', import.meta.url));

/** What Node prints about the packages of the database, in a process of its own. */
function exportsOf(...flags: readonly string[]): string {
  const script = `
    const modules = [await import('drizzle-orm'), await import('drizzle-orm/pg-core'), await import('drizzle-orm/node-postgres')];
    console.log(modules.map((each) => Object.keys(each).sort().join()).join('\\n'));`;
  return execFileSync(process.execPath, [...flags, '--input-type=module', '-e', script], { cwd: db, encoding: 'utf8' });
}

test('the quick way finds the same modules as the slow one', () => {
  expect(exportsOf('--import', quickImports)).toBe(exportsOf());
});
