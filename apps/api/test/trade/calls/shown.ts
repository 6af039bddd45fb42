import type { Reason } from '@suki/contract/errors.table';
import type { OperationId } from '@suki/contract/routes';
import { shownInFeatures } from './shown-in-features.table.ts';
import { shownInTradeTests } from './shown-in-trade-tests.table.ts';

/** An answer of a call: `cancelAsk RESERVED`, `cancelAsk success`. */
export type AnswerName = `${OperationId} ${Reason | 'success'}`;

/** File → full title of a test → the answers that it shows. */
export type Shown = Readonly<Record<string, Readonly<Record<string, readonly AnswerName[]>>>>;

/**
 * Answers of calls that a test shows for another reason than to show them. Each of these tests is held to it while it runs, and so is the rule that
 * a refusal changes no row (`testing/evidence.ts`); the answers that no test showed have cases of their own beside this file.
 */
export const shownElsewhere: Shown = { ...shownInFeatures, ...shownInTradeTests };

/** Refusals that write down that they happened, and where. */
export const writtenByRefusals: Partial<Record<AnswerName, readonly string[]>> = {
  // The method stays as one that failed, so that its intent is not begun twice.
  'linkPaymentMethod GATEWAY_REFUSED': ['payment_methods'],
  'linkPaymentMethod GATEWAY_UNAVAILABLE': ['payment_methods'],
  // What the first inspector found waits for the second one.
  'failInspection TWO_INSPECTORS': ['inspection_findings'],
  // A try is counted, or the code is used up.
  'linkPhone CODE_WRONG': ['one_time_codes'],
  'linkPhone PHONE_IN_USE': ['one_time_codes'],
};
