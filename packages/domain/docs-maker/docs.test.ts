/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const folder = new URL('../../../docs/generated/', import.meta.url);
const source = new URL('../src/', import.meta.url);

test.each(Object.entries(pages()))(
  'docs/generated/%s is what the tables say: run "pnpm generate" after a change',
  (name, page) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).toBe(page);
  },
);

test('the rules are pure: no clock, no chance, no environment, no input or output, no package', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const rules = files.filter((name) => !/\.test\.ts$|^generate-docs\.ts$|^rules\/main\.ts$|^testing\//.test(name));
  expect(rules.length).toBeGreaterThan(80);
  for (const name of rules) {
    const text = readFileSync(new URL(name, source), 'utf8');
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(code, name).not.toMatch(
      /Date\.now|new Date\(\)|Math\.random|process\.|globalThis|fetch\(|console\.|setTimeout/,
    );
    for (const [, specifier] of code.matchAll(/from '([^']+)'/g)) {
      expect(specifier?.startsWith('.'), `${name} imports ${specifier}`).toBe(true);
    }
  }
});
