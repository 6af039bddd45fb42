import { lifecycleRowIds, lifecycleRows } from '@suki/domain/trade/table/lifecycle-rows.table';
import type { ProvingTest } from '@suki/evidence/evidence-files';
import { testsByProof, testsCell } from '@suki/evidence/tests-by-proof';
import type { Row } from '../support/evidence.ts';
import { laterPart } from '../trade/rows/later-part.ts';

const rows = lifecycleRowIds.flatMap((id) => lifecycleRows[id].events.map((row: Row) => ({ id, row })));

/** Sentences about rows that no test carries out, and about rows that a test carries out although they come later. */
export function rowProblems(tests: readonly ProvingTest[]): readonly string[] {
  const played = testsByProof(tests, 'row');
  return rows.flatMap(({ row }) => {
    const part = laterPart(row);
    if (played.has(row) && part !== undefined)
      return [`${row}: a test carries it out, but it is said to come with ${part}.`];
    if (played.has(row) || part !== undefined) return [];
    return [
      `${row}: no test carries it out. Write a play in apps/api/test/trade/rows, or say carriesOut('${row}') in a test.`,
    ];
  });
}

/** docs/generated/lifecycle-tests.md */
export function lifecycleTestsPage(tests: readonly ProvingTest[]): string {
  const played = testsByProof(tests, 'row');
  const cellOf = (row: Row): string => {
    const found = played.get(row);
    return found === undefined ? `later: ${laterPart(row)}` : testsCell(found);
  };
  return [
    '<!-- Generated from the table of the life cycle and a run of the tests of apps/api by `pnpm generate:proofs`. Do not edit. -->',
    '',
    '# Rows of the life cycle on PostgreSQL',
    '',
    `${rows.filter(({ row }) => played.has(row)).length} of ${rows.length} rows are carried out on a real database by the test that is named: through calls, webhooks of gateway and courier, and timers,`,
    'never by asking the rules itself; it fails when it does not carry its row out any more. The others come with a later part of the product, which is',
    'named: no code of the server gives their command, or nothing leads to them before. A row with neither fails `test`, and so does one with both.',
    'What each row does is proven beside it in the domain: [rows of the life cycle](lifecycle-rows.md).',
    '',
    '| Row | Transition | Test on PostgreSQL |',
    '|---|---|---|',
    ...rows.map(({ id, row }) => `| ${id} | ${row} | ${cellOf(row)} |`),
    '',
  ].join('\n');
}
