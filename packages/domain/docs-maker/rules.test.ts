/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemOfTest, problemOfWhere } from './rules/check-references.ts';
import { ruleTables } from './rules/rule-tables.ts';
import { ruleSections, sentencesOf } from './rules/sentences.ts';

const root = new URL('../../../', import.meta.url);
const specification = readFileSync(new URL('docs/specification.md', root), 'utf8');

function read(path: string): string | null {
  const file = new URL(path.split('/').map(encodeURIComponent).join('/'), root);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

describe.each(ruleSections)('section %i of the specification', (section) => {
  const sentences = sentencesOf(specification, section);
  const { title, rows } = ruleTables[section];
  const table = `the table "${title}" in packages/domain/docs-maker/rules`;

  test('has a row for each sentence', () => {
    const known = new Set(rows.map(({ sentence }) => sentence));
    const missing = sentences.filter((sentence) => !known.has(sentence));
    expect(
      missing,
      `Write a row for each of these into ${table}: where it is carried out, and which test proves it.`,
    ).toEqual([]);
  });

  test('has each row’s sentence, word for word', () => {
    const strays = rows.map(({ sentence }) => sentence).filter((sentence) => !sentences.includes(sentence));
    expect(
      strays,
      `These stand in ${table}, but not in docs/specification.md: copy the sentence as it is there.`,
    ).toEqual([]);
  });

  test('stands in the table in its order, each sentence once', () => {
    expect(rows.map(({ sentence }) => sentence)).toEqual(sentences);
  });

  test('is carried out by functions and constants that exist', () => {
    const proofs = rows.flatMap((row) => ('proofs' in row ? row.proofs : []));
    expect(proofs.map(([where]) => problemOfWhere(where, read)).filter((problem) => problem !== null)).toEqual([]);
  });

  test('is proven by tests that exist', () => {
    const proofs = rows.flatMap((row) => ('proofs' in row ? row.proofs : []));
    expect(proofs.map(([, proof]) => problemOfTest(proof, read)).filter((problem) => problem !== null)).toEqual([]);
  });

  test('is left open only where it says that something is not shown', () => {
    const open = rows.filter((row) => 'open' in row).map(({ sentence }) => sentence);
    expect(open.filter((sentence) => !sentence.includes('not shown'))).toEqual([]);
  });
});

describe('the sentences of a specification', () => {
  const sentences = (body: string) => sentencesOf(`# Title\n\n## 4. States\n${body}\n\n## 5. Rules\n- Other.\n`, 4);

  test.each([
    { what: 'a paragraph', body: 'One. Two of 0.6 and .00. Three', are: ['One.', 'Two of 0.6 and .00.', 'Three'] },
    { what: 'the entries of a list', body: 'Rules:\n- One.\n- Two; three.', are: ['One.', 'Two', 'three.'] },
    { what: 'the rows of a table', body: '| A | B |\n|---|---|\n| / | home |', are: ['/ | home'] },
    { what: 'a list behind a colon', body: 'Steps: a 1; b 2.', are: ['Steps: a 1; b 2.'] },
    { what: 'such a list with brackets', body: 'Tiers (fee): 0-1: 5; 2: 6.', are: ['Tiers (fee): 0-1: 5; 2: 6.'] },
    { what: 'a colon in brackets', body: 'One (a: b); two.', are: ['One (a: b)', 'two.'] },
    { what: 'a semicolon in brackets', body: 'Three (a; b).', are: ['Three (a; b).'] },
    { what: 'nothing', body: '', are: [] },
  ])('$what', ({ body, are }) => {
    expect(sentences(body)).toEqual(are);
  });

  test('of a section that is not there are a mistake', () => {
    expect(() => sentencesOf('# Title\n', 4)).toThrow('Expected a section "## 4."');
  });
});

describe('a reference', () => {
  const files: Readonly<Record<string, string>> = {
    'packages/domain/src/fees/fee.ts': 'export function fee() {}\nconst hidden = 1;\n',
    'apps/web/page.tsx': 'export default function Page() {}\n',
    'packages/domain/src/fees/fee.test.ts':
      "describe('fees', () => {\n  test.each([\n    ['low', 1],\n  ])('%s', f);\n});\n",
  };
  const readHere = (path: string) => files[path] ?? null;

  test.each([
    ['fees/fee.ts#fee', null],
    ['apps/web/page.tsx#default', null],
    ['fees/fee.ts#hidden', 'to export "hidden"'],
    ['fees/fee.ts#fe', 'to export "fe"'],
    ['fees/gone.ts#fee', 'Expected a file packages/domain/src/fees/gone.ts'],
  ])('%s has the problem %s', (where, problem) => {
    const found = problemOfWhere(where, readHere);
    expect(problem === null ? found : found?.includes(problem)).toBe(problem === null ? null : true);
  });

  test.each([
    ['fees/fee.test.ts#fees', null],
    ['fees/fee.test.ts#%s › low', null],
    ['fees/fee.test.ts#low', 'a test or describe with the title "low"'],
    ['fees/fee.test.ts#fee', 'a test or describe with the title "fee"'],
    ['fees/fee.test.ts#%s › high', '"high" in a row'],
    ['fees/gone.test.ts#fees', 'Expected a test file'],
  ])('%s of a test has the problem %s', (reference, problem) => {
    const found = problemOfTest(reference, readHere);
    expect(problem === null ? found : found?.includes(problem)).toBe(problem === null ? null : true);
  });
});
