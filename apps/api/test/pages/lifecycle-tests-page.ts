import { commandEntries } from '@suki/domain/trade/table/command-entries.table';
import { type LifecycleRowId, lifecycleRowIds, lifecycleRows } from '@suki/domain/trade/table/lifecycle-rows.table';
import { type RefundEvent, refundTransitions } from '@suki/domain/trade/table/refund-transitions.table';
import { type EventId, transition } from '@suki/domain/trade/table/transitions.table';
import { biddingPlays } from '../trade/rows/bidding.plays.ts';
import { delistingPlays } from '../trade/rows/delisting.plays.ts';
import { flashPlays } from '../trade/rows/flash.plays.ts';
import { laterRows } from '../trade/rows/later-rows.table.ts';
import { listingPlays } from '../trade/rows/listing.plays.ts';
import { orderPlays } from '../trade/rows/orders.plays.ts';
import { parcelPlays } from '../trade/rows/parcels.plays.ts';
import { type Play, titleOfPlay } from '../trade/rows/play.ts';
import { playedElsewhere } from '../trade/rows/played-elsewhere.table.ts';
import { unseenRows } from '../trade/rows/unseen-rows.table.ts';
import { flattened, type NamedTest } from './has-test.ts';

type Row = EventId | RefundEvent;

const playFiles: Readonly<Record<string, readonly Play[]>> = {
  bidding: biddingPlays,
  delisting: delistingPlays,
  flash: flashPlays,
  listing: listingPlays,
  orders: orderPlays,
  parcels: parcelPlays,
};

const played: ReadonlyMap<string, NamedTest> = new Map<string, NamedTest>([
  ...Object.entries(playFiles).flatMap(([name, plays]) =>
    plays.flatMap((play) =>
      play.rows.map((row) => [row, { file: `test/trade/rows/${name}.test.ts`, title: titleOfPlay(play) }] as const),
    ),
  ),
  ...Object.entries(unseenRows),
  ...flattened(playedElsewhere),
]);

const late: Readonly<Record<string, string>> = laterRows;

/** The later part of the product that a row belongs to: by itself, or because no code of the server gives its command. */
function laterPart(row: Row): string | undefined {
  const isRefund = Object.hasOwn(refundTransitions, row);
  return late[row] ?? (isRefund ? undefined : commandEntries[transition(row as EventId).command].later);
}

/** Rows that no test carries out on PostgreSQL and that do not belong to a later part of the product. */
export function unplayedRows(): readonly Row[] {
  return lifecycleRowIds
    .flatMap((id) => eventsOf(id))
    .filter((row) => !played.has(row) && laterPart(row) === undefined);
}

/** Rows that a test carries out, and that are said to come later. */
export function playedLaterRows(): readonly Row[] {
  return lifecycleRowIds.flatMap((id) => eventsOf(id)).filter((row) => played.has(row) && laterPart(row) !== undefined);
}

/** The files whose tests carry rows out: plays, and tests with another purpose. */
export const filesOfRows: readonly string[] = [
  ...Object.keys(playFiles).flatMap((name) => [`test/trade/rows/${name}.plays.ts`, `test/trade/rows/${name}.test.ts`]),
  ...Object.keys(playedElsewhere),
];

/** The tests that the page names and that are no plays of its own. */
export const testsOfRows: readonly NamedTest[] = [
  ...Object.values(unseenRows),
  ...flattened(playedElsewhere).map(([, test]) => test),
].filter(({ file }) => !file.startsWith('test/trade/rows/'));

const eventsOf = (id: LifecycleRowId): readonly Row[] => lifecycleRows[id].events;

function cellOf(row: Row): string {
  const test = played.get(row);
  if (test !== undefined) return `[${test.title.replaceAll('|', '\\|')}](../../apps/api/${test.file})`;
  const part = laterPart(row);
  return part === undefined ? '**none**' : `later: ${part}`;
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
    `${count} of ${rows.length} rows are carried out on a real database by the test that is named: through calls, webhooks of gateway and courier, and timers,`,
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
