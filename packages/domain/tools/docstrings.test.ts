import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../src/', import.meta.url);

/** Not published: these files serve the tests and the pages of this repository. */
const ownUse = /\.test\.ts$/;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !ownUse.test(name))
  .sort();

/** Folders with rules of the specification: a function there names its source. Elsewhere a meaning is enough. */
const fromSpecification = /^(?:fees|quote|deposits|delivery|coupons|validators|payments|users)\//;

/** Sources that a rule may name; `E42`, `N1`, `RT3`, `S4` are rows of the life cycle. */
const namesItsSource = /specification, section|docs\/[\w-]+\.md#|ADR \d{4}|\b(?:E|N|RT|S)\d+[a-z]?\b/;

type ExportedFunction = { readonly where: string; readonly docstring: string };

/** Each exported function with the comment right before it; empty where there is none. */
function exportedFunctions(file: string): readonly ExportedFunction[] {
  const text = readFileSync(new URL(file, source), 'utf8');
  const declarations =
    /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:function (\w+)|const (\w+)(?:: [^=]+)? = (?:<[^>]+>)?\()/g;
  return [...text.matchAll(declarations)].map(([, docstring = '', name, constant]) => ({
    where: `${file}: ${name ?? constant}`,
    docstring: docstring.replace(/\s*\n \* ?/g, ' '),
  }));
}

test('every exported function says what it means', () => {
  const functions = files.flatMap(exportedFunctions);
  expect(functions.length).toBeGreaterThan(100);
  expect(functions.filter(({ docstring }) => docstring === '').map(({ where }) => where)).toEqual([]);
});

test('every exported function of a rule says where the rule comes from', () => {
  const rules = files.filter((file) => fromSpecification.test(file)).flatMap(exportedFunctions);
  expect(rules.length).toBeGreaterThan(50);
  const silent = rules.filter(({ docstring }) => !namesItsSource.test(docstring));
  expect(silent.map(({ where }) => where)).toEqual([]);
});

test('every exported function that throws says so', () => {
  const silent = files.flatMap((file) => {
    const text = readFileSync(new URL(file, source), 'utf8');
    const parts = text.split(/^(?=\/\*\*|(?:export )?(?:async )?function )/m);
    return parts
      .filter((part, index) => {
        const isExported = part.startsWith('export function') && /^ {2,}throw new /m.test(part);
        return isExported && !parts[index - 1]?.includes('@throws');
      })
      .map((part) => `${file}: ${part.slice(0, 60)}`);
  });
  expect(silent).toEqual([]);
});
