import { type KeptReason, type Retention, retention } from '../src/config/retention.table.ts';
import { GENERATED } from './transitions-page.ts';

const reasons: Readonly<Record<KeptReason, string>> = {
  money: 'for good: books of account and their receipts',
  trade: 'for good: the record of a sale',
  account: 'with the account, until its owner deletes it or asks for the end of the account',
  market: 'for good: says nothing about a person',
  running: 'until the work is done',
  period: '',
};

/** The page of how long the rows of each table are kept. */
export function retentionPage(): string {
  const rows = Object.entries<Retention>(retention).flatMap(([table, { kept, periods = {} }]) => [
    ...Object.values(periods).map(
      ({ days, rows: what, since }) =>
        `| \`${table}\` | ${what} | ${days === 1 ? '1 day' : `${days} days`} after ${since} |`,
    ),
    ...(kept === 'period'
      ? []
      : [`| \`${table}\` | ${Object.keys(periods).length > 0 ? 'all others' : 'all'} | ${reasons[kept]} |`]),
  ]);
  return [
    '# How long data is kept',
    '',
    GENERATED,
    '',
    'Each night the job `delete-old-rows` deletes the rows whose period is over, oldest first and a thousand at a time',
    '([ADR 0092](../adr/0092-retention.md)). The privacy page of the shop tells the same periods.',
    '',
    '| Table | Rows | Kept |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
