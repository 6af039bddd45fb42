import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const quickImports = fileURLToPath(new URL('./quick-imports.ts', import.meta.url));
const api = fileURLToPath(new URL('../', import.meta.url));

/**
 * Starts the worker in a process of its own and lists the files that Node loads, ours and those of packages, each with
 * its format.
 */
function loadedBy(...flags: readonly string[]): readonly string[] {
  const script = `
    const loaded = [];
    require('node:module').registerHooks({
      load: (url, context, next) => {
        const file = next(url, context);
        loaded.push(url + ' ' + file.format);
        return file;
      },
    });
    import('./src/start-worker.ts').then(() => console.log(loaded.sort().join('\\n')));`;
  return execFileSync(process.execPath, [...flags, '-e', script], { cwd: api, encoding: 'utf8' })
    .trim()
    .split('\n');
}

test('the quick way finds the same modules as the slow one', () => {
  const quick = loadedBy('--import', quickImports);
  const slow = loadedBy();
  const only = (one: readonly string[], other: readonly string[]) => one.filter((file) => !other.includes(file));
  expect({ onlyQuick: only(quick, slow), onlySlow: only(slow, quick) }).toEqual({ onlyQuick: [], onlySlow: [] });
  expect(slow.length).toBeGreaterThan(500);
});
