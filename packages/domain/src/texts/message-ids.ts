import type { fieldsEn } from './fields.en.ts';
import type { ledgerEn } from './ledger.en.ts';
import type { payoutFailuresEn } from './payout-failures.en.ts';
import type { signInEn } from './sign-in.en.ts';

/*
 * Rules answer with the id of a text and never with the text. They take the ids from here, so that no rule loads a
 * language.
 */

export type FieldMessageId = keyof typeof fieldsEn;
export type LedgerMessageId = keyof typeof ledgerEn;
export type PayoutFailureMessageId = keyof typeof payoutFailuresEn;
export type SignInMessageId = keyof typeof signInEn;
