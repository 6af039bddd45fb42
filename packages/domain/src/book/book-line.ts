import type { AskId, BidId, SkuId } from '../ids/id.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Lane } from '../trade/facts/statuses.ts';

/** Lines of a book's log: an entry comes (back), changes its price, goes without a buyer, or trades. */
export const bookChangeKinds = ['enter', 'change', 'leave', 'trade'] as const;
export type BookChangeKind = (typeof bookChangeKinds)[number];

/** One line of the log of a SKU's book (docs/lifecycle.md#book-log). Amounts in centavos. */
export type BookLine = {
  readonly skuId: SkuId;
  readonly version: number;
  readonly kind: BookChangeKind;
  /** The row of the life cycle. */
  readonly event: string;
  /** The entries of the line: an ask, a bid, or both in a trade with a bid. */
  readonly askId: AskId | null;
  readonly bidId: BidId | null;
  /** The entry's new status. */
  readonly status: string | null;
  /** The lane of the ask; `standard` for a bid. */
  readonly lane: Lane;
  /** The price of the entry, or of the trade. */
  readonly price: Centavos;
  /** The moment that gives the entry its place in the queue; the ask's in a trade. */
  readonly liveAt: Date;
  /** The number of better entries that were passed over because they are of linked people (rule 8). */
  readonly skippedAsks: number;
  readonly skippedBids: number;
  readonly at: Date;
  readonly hash: string;
};

/**
 * Returns the text whose SHA-256, in hexadecimal, is the line's `hash`: the hash before it (empty for the first line)
 * and every field, so that no line can be changed, left out or inserted later without changing all that follow
 * (docs/lifecycle.md#book-log; ADR 0041).
 */
export function bookLineText(previousHash: string, line: Omit<BookLine, 'hash'>): string {
  const { skuId, version, kind, event, askId, bidId, status, lane, price, liveAt, skippedAsks, skippedBids, at } = line;
  const fields = [previousHash, skuId, version, kind, event, askId, bidId, status, lane, price, liveAt.getTime()];
  return [...fields, skippedAsks, skippedBids, at.getTime()].map((field) => field ?? '').join('|');
}
