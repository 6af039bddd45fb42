import { catalogueEn } from './catalogue.en.ts';
import { closuresBuyerEn } from './closures-buyer.en.ts';
import { couponsEn } from './coupons.en.ts';
import { feeRulesEn } from './fee-rules.en.ts';
import { fieldsEn } from './fields.en.ts';
import { lapsesEn } from './lapses.en.ts';
import { ledgerEn, ledgerPlacesEn } from './ledger.en.ts';
import { listsEn } from './lists.en.ts';
import { obstaclesEn } from './obstacles.en.ts';
import { paymentsEn } from './payments.en.ts';
import { payoutFailuresEn } from './payout-failures.en.ts';
import { postingsEn } from './postings.en.ts';
import { quoteLinesEn } from './quote-lines.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { signInEn } from './sign-in.en.ts';
import { statusesEn } from './statuses.en.ts';
import { timeEn } from './time.en.ts';

/** Every text of the rules in English. A browser leaf imports only the part that it shows. */
export const en = {
  ...statusesEn,
  ...closuresBuyerEn,
  ...obstaclesEn,
  ...lapsesEn,
  ...refusalsEn,
  ...fieldsEn,
  ...quoteLinesEn,
  ...payoutFailuresEn,
  ...feeRulesEn,
  ...couponsEn,
  ...catalogueEn,
  ...paymentsEn,
  ...postingsEn,
  ...ledgerEn,
  ...ledgerPlacesEn,
  ...signInEn,
  ...timeEn,
  ...listsEn,
} as const;

export type Messages = typeof en;
export type MessageTextId = keyof Messages;
