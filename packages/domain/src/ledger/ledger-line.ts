import type { Centavos } from '../money/centavos.ts';
import type { LedgerMessageId } from '../texts/message-ids.ts';
import { type PostingCode, type PostingRule, ruleOfPosting } from '../trade/facts/posting-codes.ts';
import type { LedgerPlace } from './ledger-place.ts';

/**
 * Ids of a line's texts: that of the posting's rule, or that of a place where the rule's text would not fit
 * (docs/lifecycle.md#ledger-of-a-person).
 */
export type LedgerWhat = PostingRule | LedgerMessageId;

/** `amount`: seen from the person, in centavos; positive for a gain, negative for a loss. */
export type LedgerMove = {
  readonly code: PostingCode;
  readonly through: LedgerPlace;
  readonly amount: Centavos;
};

/**
 * Returns the text of a ledger line: that of its rule, or its counterpart, such as that a paid deposit is held now
 * (docs/lifecycle.md#ledger-of-a-person).
 */
export function whatOfLine({ code, through, amount }: LedgerMove): LedgerWhat {
  const rule = ruleOfPosting(code);
  switch (through) {
    case 'wallet':
      return rule;
    case 'deposit':
      if (code === 'deposit_deducted') return rule;
      return amount > 0 ? 'ledger.held' : 'ledger.released';
    case 'debt':
      if (amount > 0) return 'ledger.settled';
      return code === 'refund_owed' ? rule : 'ledger.owed';
    case 'method':
      if (code === 'refund_credited') return 'ledger.not-sent';
      return amount < 0 && isReversal(code) ? 'ledger.stopped' : rule;
    default:
      return through satisfies never;
  }
}

/** Returns true for a posting of the bank's reversal, which stops the refund whose account it reduces. */
function isReversal(code: PostingCode): boolean {
  return code === 'payment_reversed' || code === 'deposit_reversed';
}
