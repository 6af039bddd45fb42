import type { PostingCode } from '@suki/domain/trade/facts/posting-codes';
import { paths, rulePlaces } from '../../../shell/paths.ts';
import { ledgerTexts } from './ledger.texts.ts';

const { deposit, penalties, sellerFees } = rulePlaces;
const buying = `${paths.terms}#${rulePlaces.buying}`;
const selling = `${paths.terms}#${rulePlaces.selling}`;

/** Where the rule of a posting stands for people. The others are told by their own words. */
const places: Partial<Readonly<Record<PostingCode, string>>> = {
  deposit_held: `${paths.fees}#${deposit}`,
  deposit_returned: `${paths.fees}#${deposit}`,
  deposit_deducted: `${paths.fees}#${penalties}`,
  penalty_released: `${paths.fees}#${penalties}`,
  penalty_undone: `${paths.fees}#${penalties}`,
  escrow_filled: buying,
  order_refunded: buying,
  seller_paid: `${paths.fees}#${sellerFees}`,
  payout_sent: selling,
  return_fee_earned: `${paths.fees}#${penalties}`,
};

export type RuleLink = { readonly href: string; readonly label: string };

/** The link to the rule behind a posting; null where none is written for people. */
export function ruleLink(code: PostingCode): RuleLink | null {
  const href = places[code];
  return href === undefined ? null : { href, label: ledgerTexts.ruleLink };
}
