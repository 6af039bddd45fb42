import { fieldsEn } from './fields.en.ts';
import { lapsesEn } from './lapses.en.ts';
import { payoutFailuresEn } from './payout-failures.en.ts';
import { quoteLinesEn } from './quote-lines.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { statusesEn } from './statuses.en.ts';

/** Every text of the rules in English. A browser leaf imports the part that it shows, not this. */
export const en = {
  ...statusesEn,
  ...lapsesEn,
  ...refusalsEn,
  ...fieldsEn,
  ...quoteLinesEn,
  ...payoutFailuresEn,
} as const;

export type Messages = typeof en;
export type MessageTextId = keyof Messages;
