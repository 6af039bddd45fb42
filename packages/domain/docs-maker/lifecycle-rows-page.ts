import { lifecycleRowIds, lifecycleRows } from '../src/trade/table/lifecycle-rows.table.ts';
import { type RefundEvent, refundTransition } from '../src/trade/table/refund-transitions.table.ts';
import { type EventId, transition } from '../src/trade/table/transitions.table.ts';
import { entryText } from './entry-text.ts';
import { guarantee } from './guarantee.ts';
import { GENERATED } from './transitions-page.ts';

/** Row of the life cycle → our rows → how they come in → the test that proves each. */
export function lifecycleRowsPage(): string {
  return [
    GENERATED,
    '',
    '# Rows of the life cycle',
    '',
    `All ${lifecycleRowIds.length} rows of the page, with the rows of our table that carry them out. The last column is the title of the test in`,
    '`trade/transitions.test.ts` (refunds: `trade/lifecycle-rows.test.ts`).',
    '',
    '| Row | Section | Transition | Command | Comes in by | Test |',
    '|---|---|---|---|---|---|',
    ...lifecycleRowIds.flatMap((id) => {
      const { section, events } = lifecycleRows[id];
      return events.map((event) => `| ${id} | ${section} | ${cellsOf(event).join(' | ')} |`);
    }),
    '',
  ].join('\n');
}

function cellsOf(event: EventId | RefundEvent): readonly string[] {
  if (isRefund(event)) {
    const { title } = refundTransition(event);
    return [event, '`decideRefund`', 'webhook: refund', title];
  }
  const { command } = transition(event);
  return [event, `\`${command}\``, entryText(command), guarantee(event)];
}

function isRefund(event: EventId | RefundEvent): event is RefundEvent {
  return event.startsWith('refund-');
}
