/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productSources } from './rules/product-sources.ts';
import { readNames } from './rules/read-names.ts';
import { rulesPage, sentenceProblems } from './rules/rules-page.ts';
import { ruleSections, sentencesOf } from './rules/sentences.ts';
import { notesOnSentences, unprovenSentences } from './rules/unproven-sentences.ts';

const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8');
const sentences = ruleSections.flatMap(({ section }) => sentencesOf(specification, section));

test('a sentence that no test proves, or that has a note, stands in the specification word for word', () => {
  const listed = [...Object.keys(unprovenSentences), ...Object.keys(notesOnSentences)];
  expect(listed.filter((sentence) => !sentences.includes(sentence))).toEqual([]);
});

test('a sentence is left open only where it says that something is not shown', () => {
  const open = Object.entries(unprovenSentences).filter(([, reason]) => 'open' in reason);
  expect(open.filter(([sentence]) => !sentence.includes('not shown'))).toEqual([]);
});

describe('the proof of a sentence', () => {
  const sections = [1, 2, 3, 4, 6, 7, 8, 9].map((section) => `## ${section}. None\n`).join('\n');
  const rules = (sentence: string, read: readonly string[] = ['isLong']) => ({
    readNames: new Set(read),
    specification: `${sections}\n## 5. Rules\n- Password: 8 to 50 characters.\n- Other form validation is not shown.\n`,
    tests: [
      {
        file: 'packages/domain/src/a.test.ts',
        title: 'a [test]',
        proofs: [{ kind: 'sentence', name: sentence, by: ['isLong'] } as const],
      },
    ],
  });
  const password = 'Password: 8 to 50 characters.';

  test('is shown with what carries the sentence out, and nothing is missing', () => {
    expect(sentenceProblems(rules(password))).toEqual([]);
    expect(rulesPage(rules(password))).toContain(
      `| ${password} | \`isLong\` | [a \\[test\\]](../../packages/domain/src/a.test.ts) |`,
    );
  });

  test('coverage 3: counts as carried out only when the product reads what carries it out', () => {
    const page = (read: readonly string[]) => rulesPage(rules(password, read));
    expect(page(['isLong'])).toContain('1 are carried out, 0 are stated as rules that nothing reads yet');
    expect(page([])).toContain('0 are carried out, 1 are stated as rules that nothing reads yet');
    expect(page([])).toContain(`| ${password} | **Stated only:** \`isLong\` |`);
  });

  test.each([
    {
      what: 'in other words',
      sentence: 'Passwords have 8 to 50 characters.',
      problems: ['No test proves', 'has no such sentence'],
    },
    {
      what: 'of one that is listed as unproven',
      sentence: 'Other form validation is not shown.',
      problems: ['No test proves', 'says that none does'],
    },
  ])('$what is a problem', ({ sentence, problems }) => {
    const found = sentenceProblems(rules(sentence));
    expect(found).toHaveLength(problems.length);
    for (const [index, problem] of problems.entries()) expect(found[index]).toContain(problem);
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
    { what: 'a line above a list', body: 'Asks\n- GET /ask; PUT /ask.', are: ['GET /ask', 'PUT /ask.'] },
    { what: '"incl." in the middle', body: '- GET /ask (query incl. tabId).', are: ['GET /ask (query incl. tabId).'] },
    { what: 'nothing', body: '', are: [] },
  ])('$what', ({ body, are }) => {
    expect(sentences(body)).toEqual(are);
  });

  test('of a section that is not there are a mistake', () => {
    expect(() => sentencesOf('# Title\n', 4)).toThrow('Expected a section "## 4."');
  });
});

test('coverage 3: the rules page has the sentences of every section of the specification', () => {
  const written = [...specification.matchAll(/^## (\d)\. /gm)].map(([, section]) => Number(section));
  expect(ruleSections.map(({ section }) => section)).toEqual(written);
});

describe('a name that the product reads', () => {
  const rules = {
    path: 'packages/domain/src/fees/fee.ts',
    text: [
      "import { tiers } from './tiers.ts';",
      'const floor = 2;',
      'export function fee() {\n  return tiers.length + floor;\n}',
      'export const spare = 1;',
      'export const kinds = [1];',
      'export type Kind = (typeof kinds)[number];',
    ].join('\n'),
  };
  const tiers = {
    path: 'packages/domain/src/fees/tiers.ts',
    text: 'export const tiers = [];\nexport const unused = [];',
  };
  const screen = {
    path: 'apps/web/src/fee.ts',
    text: "import { type Kind, fee } from '@suki/domain/fees/fee';\nexport const shown: Kind = fee();",
  };

  test('is one that a screen imports, one that this uses, or one of the screen; not a spare one, not a type', () => {
    const read = readNames([rules, tiers, screen]);
    expect([...read].toSorted()).toEqual(['fee', 'floor', 'shown', 'tiers']);
  });

  test('is none without a screen', () => {
    expect(readNames([rules, tiers])).toEqual(new Set());
  });

  test('coverage 9: the list of time options, the default path, the panel and the sort orders have readers', () => {
    const read = readNames(productSources());
    const names = [
      'timeOptions',
      'baseAddresses',
      'anonymousSession',
      'panelTransactions',
      'timeoutKindOf',
      'sortOrders',
    ];
    expect(names.filter((name) => !read.has(name))).toEqual([]);
    expect(['discountPrice', 'couponRefusal'].filter((name) => read.has(name))).toEqual([]);
  });
});
