import type { MessageTextId } from './en.ts';
import { fieldsFil } from './fields.fil.ts';
import { lapsesFil } from './lapses.fil.ts';
import { payoutFailuresFil } from './payout-failures.fil.ts';
import { quoteLinesFil } from './quote-lines.fil.ts';
import { refusalsFil } from './refusals.fil.ts';
import { statusesFil } from './statuses.fil.ts';

/** The same in Filipino; the compiler misses a key that English has. */
export const fil: Readonly<Record<MessageTextId, string>> = {
  ...statusesFil,
  ...lapsesFil,
  ...refusalsFil,
  ...fieldsFil,
  ...quoteLinesFil,
  ...payoutFailuresFil,
};
