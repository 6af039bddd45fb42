/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statesPage } from './states-page.ts';
import { transitionsPage } from './transitions-page.ts';

const pages = new URL('../../../../docs/generated/', import.meta.url);
const source = new URL('../', import.meta.url);

test.each([
  ['transitions.md', transitionsPage()],
  ['ask-states.md', statesPage('ask')],
  ['order-states.md', statesPage('order')],
])('docs/generated/%s is what the tables say: run "pnpm generate" after a change', (name, page) => {
  expect(readFileSync(new URL(name, pages), 'utf8')).toBe(page);
});

test('the rules are pure: no clock, no chance, no environment, no input or output, no package', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const rules = files.filter((name) => !/\.test\.ts$|^generate-docs\.ts$|^testing\//.test(name));
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
