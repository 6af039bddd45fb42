import type { ProvingTest } from '@suki/evidence/evidence-files';
import { cellText, testsByProof, testsCell } from '@suki/evidence/tests-by-proof';
import { ruleSections, sentencesOf } from './sentences.ts';
import { notesOnSentences, unprovenSentences } from './unproven-sentences.ts';

export type Rules = {
  /** The text of docs/specification.md. */
  readonly specification: string;
  /** The evidence of every package. */
  readonly tests: readonly ProvingTest[];
  /** Every name that a product path reads (`readNames`). */
  readonly readNames: ReadonlySet<string>;
};

const sectionsOf = (specification: string) =>
  ruleSections.map(({ section, title }) => ({ section, title, sentences: sentencesOf(specification, section) }));

/**
 * Lists the sentences that no test proves and that are not listed as unproven, and the tested sentences that the
 * specification does not have.
 */
export function sentenceProblems({ specification, tests }: Pick<Rules, 'specification' | 'tests'>): readonly string[] {
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
export function rulesPage({ specification, tests, readNames }: Rules): string {
  const sections = sectionsOf(specification);
  const listed = sections.flatMap(({ sentences }) => sentences.map((sentence) => unprovenSentences[sentence]));
  const later = listed.filter((entry) => entry !== undefined && 'later' in entry).length;
  const open = listed.filter((entry) => entry !== undefined && 'open' in entry).length;
  const proven = testsByProof(tests, 'sentence');
  const carriersOf = (sentence: string) => carriersAmong(sentence, proven.get(sentence) ?? []);
  const isStatedOnly = (sentence: string) =>
    unprovenSentences[sentence] === undefined &&
    !isCarriedOut(carriersOf(sentence), proven.get(sentence) ?? [], readNames);
  const all = sections.flatMap(({ sentences }) => sentences);
  const stated = all.filter(isStatedOnly).length;
  return [
    '<!-- Generated from docs/specification.md and runs of the tests by `pnpm generate:proofs`. Do not edit. -->',
    '',
    '# Rules of the specification',
    '',
    `All ${listed.length} sentences of the [specification](../specification.md), word for word: what carries each out, and the tests`,
    'that prove it. A sentence without a test fails `test`, unless it is listed with a reason. A sentence is carried out when the',
    'product reads what carries it out: a rule or constant that only the tests of the domain package know is stated, no more.',
    '',
    `${listed.length - later - open - stated} are carried out, ${stated} are stated as rules that nothing reads yet, ${later} come later with a part of the product that does not exist yet, and ${open} say only that something is not shown.`,
    '',
    ...sections.flatMap(({ section, title, sentences }) => [
      `## ${section}. ${title}`,
      '',
      '| Sentence | Carried out by | Test |',
      '|---|---|---|',
      ...sentences.map(
        (sentence) => `| ${cellsOf(sentence, proven.get(sentence) ?? [], isStatedOnly(sentence)).join(' | ')} |`,
      ),
      '',
    ]),
  ].join('\n');
}

/** The names that the tests of a sentence give for what carries it out. */
function carriersAmong(sentence: string, tests: readonly ProvingTest[]): readonly string[] {
  const names = tests
    .flatMap(({ proofs }) => proofs.filter(({ name }) => name === sentence))
    .flatMap(({ by }) => by ?? []);
  return [...new Set(names)];
}

/** Without a name, a test of the product itself shows the sentence; a test of the domain package shows a rule alone. */
function isCarriedOut(
  carriers: readonly string[],
  tests: readonly ProvingTest[],
  readNames: ReadonlySet<string>,
): boolean {
  return carriers.some((name) => readNames.has(name)) || tests.some(({ file }) => !file.startsWith('packages/domain/'));
}

function cellsOf(sentence: string, tests: readonly ProvingTest[], isStatedOnly: boolean): readonly string[] {
  const unproven = unprovenSentences[sentence];
  if (unproven !== undefined) {
    return [cellText(sentence), 'later' in unproven ? `**Later**, with ${unproven.later}` : unproven.open, '–'];
  }
  const note = notesOnSentences[sentence];
  return [
    `${cellText(sentence)}${note === undefined ? '' : `<br>*${note}*`}`,
    `${isStatedOnly ? '**Stated only:** ' : ''}${carriersAmong(sentence, tests)
      .map((name) => `\`${name}\``)
      .join('<br>')}` || '–',
    testsCell(tests),
  ];
}
