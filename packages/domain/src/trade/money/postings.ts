import { add, type Centavos, zero } from '../../money/centavos.ts';
import type { Account, Entry, Posting, ShownTransaction } from '../facts/decision.ts';
import type { PostingCode } from '../facts/posting-codes.ts';

/*
 * The form of every posting (docs/lifecycle.md#postings). Credit (onto the account) is positive. Lines of ₱0 are left
 * out, and callers leave out a posting without lines (`moneyOf`). The postings themselves are in `deposit-postings.ts`,
 * `order-postings.ts` and `other-postings.ts`.
 */

export type Line = readonly [account: Account, amount: Centavos, line: string];

export type PostingInput = {
  readonly code: PostingCode;
  readonly key: string;
  readonly lines: readonly Line[];
  readonly shown?: readonly ShownTransaction[] | undefined;
};

/** Builds a posting from its lines; lines of ₱0 are left out. */
export function posting({ code, key, lines, shown = [] }: PostingInput): Posting {
  const entries: readonly Entry[] = lines
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount, line]) => ({ account, amount, line }));
  return { code, key, entries, shown };
}

/** Returns the sum of a posting's lines, which is zero for every valid posting. */
export function sumOf(entries: readonly Entry[]): Centavos {
  return entries.length === 0 ? zero : add(...entries.map((entry) => entry.amount));
}
