import type { ProvingTest } from '@suki/evidence/evidence-files';
import { cellText, testsByProof, testsCell } from '@suki/evidence/tests-by-proof';
import { ruleSections, sentencesOf } from './sentences.ts';
import { notesOnSentences, unprovenSentences } from './unproven-sentences.ts';

export type Rules = {
  /** The text of docs/specification.md. */
  readonly specification: string;
  /** The evidence of every package. */
  readonly tests: readonly ProvingTest[];
};

const sectionsOf = (specification: string) =>
  ruleSections.map(({ section, title }) => ({ section, title, sentences: sentencesOf(specification, section) }));

/**
 * Lists the sentences that no test proves and that are not listed as unproven, and the tested sentences that the
 * specification does not have.
 */
export function sentenceProblems({ specification, tests }: Rules): readonly string[] {
  const sentences = sectionsOf(specification).flatMap((each) => each.sentences);
  const proven = testsByProof(tests, 'sentence');
  const isListed = (sentence: string) => Object.hasOwn(unprovenSentences, sentence);
  return [
    ...sentences
      .filter((sentence) => !proven.has(sentence) && !isListed(sentence))
      .map(
        (sentence) =>
          `No test proves this sentence of the specification, and unproven-sentences.ts does not say why: "${sentence}"`,
      ),
    ...sentences
      .filter((sentence) => proven.has(sentence) && isListed(sentence))
      .map((sentence) => `A test proves this sentence, and unproven-sentences.ts says that none does: "${sentence}"`),
    ...[...proven]
      .filter(([sentence]) => !sentences.includes(sentence))
      .map(
        ([sentence, [test]]) => `The specification has no such sentence in these words: "${sentence}" (${test?.file})`,
      ),
  ];
}

/** docs/generated/rules.md: sentence of the specification → function → test. */
export function rulesPage({ specification, tests }: Rules): string {
  const sections = sectionsOf(specification);
  const listed = sections.flatMap(({ sentences }) => sentences.map((sentence) => unprovenSentences[sentence]));
  const later = listed.filter((entry) => entry !== undefined && 'later' in entry).length;
  const open = listed.filter((entry) => entry !== undefined && 'open' in entry).length;
  const proven = testsByProof(tests, 'sentence');
  return [
    '<!-- Generated from docs/specification.md and runs of the tests by `pnpm generate:proofs`. Do not edit. -->',
    '',
    '# Rules of the specification',
    '',
    `All ${listed.length} sentences of sections 2, 4, 5, 8 and 9 of the [specification](../specification.md), word for word: what carries each out, and the tests`,
    'that prove it. A sentence without a test fails `test`, unless it is listed with a reason.',
    '',
    `${listed.length - later - open} are carried out, ${later} come later with a part of the product that does not exist yet, and ${open} say only that something is not shown.`,
    '',
    ...sections.flatMap(({ section, title, sentences }) => [
      `## ${section}. ${title}`,
      '',
      '| Sentence | Carried out by | Test |',
      '|---|---|---|',
      ...sentences.map((sentence) => `| ${cellsOf(sentence, proven.get(sentence) ?? []).join(' | ')} |`),
      '',
    ]),
  ].join('\n');
}

function cellsOf(sentence: string, tests: readonly ProvingTest[]): readonly string[] {
  const unproven = unprovenSentences[sentence];
  if (unproven !== undefined) {
    return [cellText(sentence), 'later' in unproven ? `**Later**, with ${unproven.later}` : unproven.open, '–'];
  }
  const note = notesOnSentences[sentence];
  const carriers = tests
    .flatMap(({ proofs }) => proofs.filter(({ name }) => name === sentence))
    .flatMap(({ by }) => by ?? []);
  return [
    `${cellText(sentence)}${note === undefined ? '' : `<br>*${note}*`}`,
    [...new Set(carriers)].map((name) => `\`${name}\``).join('<br>') || '–',
    testsCell(tests),
  ];
}
