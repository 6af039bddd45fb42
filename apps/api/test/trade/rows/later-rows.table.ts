import type { LaterPart } from '@suki/domain/trade/table/command-entries.table';
import type { EventId } from '@suki/domain/trade/table/transitions.table';

/**
 * Rows that nothing leads to before a later part of the product, although the server's code gives their command: a
 * timer that only a row of that part starts, a choice or a payment of that part. Rows whose command has no call yet are
 * known by the command (`commandEntries`), and so are the lapses of timers that wait for such a call (`timerAnswers`).
 */
export const laterRows = {
  'E37b-flash': 'flash stock intake',
  'RT1-paid': 'return legs',
  'RT1-paid-late': 'return legs',
  'N4-return': 'return legs',
  'S1-void': 'flash stock intake',
} as const satisfies Partial<Record<EventId, LaterPart>>;
