import { type LifecycleRowId, lifecycleRowIds, lifecycleRows } from '@suki/domain/trade/lifecycle-rows.table';
import type { RefundEvent } from '@suki/domain/trade/refund-transitions.table';
import type { EventId } from '@suki/domain/trade/transitions.table';
import { biddingPlays } from '../trade-tests/rows/bidding.plays.ts';
import { laterRows } from '../trade-tests/rows/later-rows.table.ts';
import { listingPlays } from '../trade-tests/rows/listing.plays.ts';
import { orderPlays } from '../trade-tests/rows/orders.plays.ts';
import { parcelPlays } from '../trade-tests/rows/parcels.plays.ts';
import { type Play, titleOfPlay } from '../trade-tests/rows/play.ts';
import { playedElsewhere } from '../trade-tests/rows/played-elsewhere.table.ts';
import { unseenRows } from '../trade-tests/rows/unseen-rows.table.ts';
import { flattened, type NamedTest } from './has-test.ts';

type Row = EventId | RefundEvent;

const playFiles: Readonly<Record<string, readonly Play[]>> = {
  bidding: biddingPlays,
  listing: listingPlays,
  orders: orderPlays,
  parcels: parcelPlays,
};

const played: ReadonlyMap<string, NamedTest> = new Map<string, NamedTest>([
  ...Object.entries(playFiles).flatMap(([name, plays]) =>
    plays.flatMap((play) =>
      play.rows.map((row) => [row, { file: `trade-tests/rows/${name}.test.ts`, title: titleOfPlay(play) }] as const),
    ),
  ),
  ...Object.entries(unseenRows),
  ...flattened(playedElsewhere),
]);

const later: Readonly<Record<string, string>> = laterRows;

/** Rows that no test carries out on PostgreSQL and that do not belong to a later part of the product. */
export function unplayedRows(): readonly Row[] {
  return lifecycleRowIds.flatMap((id) => eventsOf(id)).filter((row) => !played.has(row) && later[row] === undefined);
}

/** The tests that the page names and that are no plays of its own. */
export const testsOfRows: readonly NamedTest[] = [
  ...Object.values(unseenRows),
  ...flattened(playedElsewhere).map(([, test]) => test),
].filter(({ file }) => !file.startsWith('trade-tests/rows/'));

const eventsOf = (id: LifecycleRowId): readonly Row[] => lifecycleRows[id].events;

function cellOf(row: Row): string {
  const test = played.get(row);
  if (test !== undefined) return `[${test.title.replaceAll('|', '\\|')}](../../apps/api/src/${test.file})`;
  return later[row] === undefined ? '**none**' : `later: ${later[row]}`;
}

/** docs/generated/lifecycle-tests.md */
export function lifecycleTestsPage(): string {
  const rows = lifecycleRowIds.flatMap((id) => eventsOf(id).map((row) => ({ id, row })));
  const count = rows.filter(({ row }) => played.has(row)).length;
  return [
    '<!-- Generated from the table of the life cycle and the tests of apps/api by `pnpm generate`. Do not edit. -->',
    '',
    '# Rows of the life cycle on PostgreSQL',
    '',
    `${count} of ${rows.length} rows are carried out on a real database, through the use cases of the server, by the test that is named; it fails when it`,
    'does not carry its row out any more. The others come with a later part of the product, which is named. A row with neither fails `test`. What each',
    'row does is proven beside it in the domain: [rows of the life cycle](lifecycle-rows.md).',
    '',
    '| Row | Transition | Test on PostgreSQL |',
    '|---|---|---|',
    ...rows.map(({ id, row }) => `| ${id} | ${row} | ${cellOf(row)} |`),
    '',
  ].join('\n');
}
