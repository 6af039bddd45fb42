/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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
  const sections = [2, 4, 8, 9].map((section) => `## ${section}. None\n`).join('\n');
  const rules = (sentence: string) => ({
    specification: `${sections}\n## 5. Rules\n- Password: 8 to 50 characters.\n- A failed deletion of a saved brand restores it.\n`,
    tests: [
      { file: 'a.test.ts', title: 'a [test]', proofs: [{ kind: 'sentence', name: sentence, by: ['isLong'] } as const] },
    ],
  });
  const password = 'Password: 8 to 50 characters.';

  test('is shown with what carries the sentence out, and nothing is missing', () => {
    expect(sentenceProblems(rules(password))).toEqual([]);
    expect(rulesPage(rules(password))).toContain(`| ${password} | \`isLong\` | [a \\[test\\]](../../a.test.ts) |`);
  });

  test.each([
    {
      what: 'in other words',
      sentence: 'Passwords have 8 to 50 characters.',
      problems: ['No test proves', 'has no such sentence'],
    },
    {
      what: 'of one that is listed as unproven',
      sentence: 'A failed deletion of a saved brand restores it.',
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
    { what: 'nothing', body: '', are: [] },
  ])('$what', ({ body, are }) => {
    expect(sentences(body)).toEqual(are);
  });

  test('of a section that is not there are a mistake', () => {
    expect(() => sentencesOf('# Title\n', 4)).toThrow('Expected a section "## 4."');
  });
});
