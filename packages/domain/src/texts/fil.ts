import { catalogueFil } from './catalogue.fil.ts';
import { closuresBuyerFil } from './closures-buyer.fil.ts';
import { couponsFil } from './coupons.fil.ts';
import type { MessageTextId } from './en.ts';
import { feeRulesFil } from './fee-rules.fil.ts';
import { fieldsFil } from './fields.fil.ts';
import { lapsesFil } from './lapses.fil.ts';
import { ledgerFil, ledgerPlacesFil } from './ledger.fil.ts';
import { listsFil } from './lists.fil.ts';
import { obstaclesFil } from './obstacles.fil.ts';
import { paymentsFil } from './payments.fil.ts';
import { payoutFailuresFil } from './payout-failures.fil.ts';
import { postingsFil } from './postings.fil.ts';
import { quoteLinesFil } from './quote-lines.fil.ts';
import { refusalsFil } from './refusals.fil.ts';
import { signInFil } from './sign-in.fil.ts';
import { statusesFil } from './statuses.fil.ts';
import { timeFil } from './time.fil.ts';

/** The texts in Filipino; the compiler reports a missing key. */
export const fil: Readonly<Record<MessageTextId, string>> = {
  ...statusesFil,
  ...closuresBuyerFil,
  ...obstaclesFil,
  ...lapsesFil,
  ...refusalsFil,
  ...fieldsFil,
  ...quoteLinesFil,
  ...payoutFailuresFil,
  ...feeRulesFil,
  ...couponsFil,
  ...catalogueFil,
  ...paymentsFil,
  ...postingsFil,
  ...ledgerFil,
  ...ledgerPlacesFil,
  ...signInFil,
  ...timeFil,
  ...listsFil,
};
