import { zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { receiptOf } from '@suki/domain/receipt/buyer-receipt';
import type { BidStatus } from '@suki/domain/trade/facts/statuses';
import type { Bid } from '@suki/sdk/types';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { regionOf } from '../../region/region-of.ts';
import { type BoughtOrder, buyerMoney } from '../orders/order/order-money.view-model.ts';
import { bidTexts } from './bids.texts.ts';

type Priced = Pick<Bid, 'bidStatus' | 'proposedPrice' | 'deposit' | 'buyerAddress'>;
type Ordered = Omit<BoughtOrder, 'bidDeposit'>;

/**
 * Returns the bidder's payment line by line, and the deposit beside it. Once there is an order, the amounts are those
 * of the order: the pair may have cost less than the bid (E21).
 */
export function bidMoney(bid: Priced, order: Ordered | null, size: string): readonly ReceiptLine[] {
  const { lines } = bidTexts;
  const depositLine: ReceiptLine = {
    id: 'deposit',
    label: lines.deposit,
    note: bidDepositWords(bid.deposit),
    amount: formatMoney(bid.deposit.amount),
    kind: 'strong',
  };
  if (order !== null && order.buyerQuote !== null) {
    return [...buyerMoney({ ...order, bidDeposit: null }), depositLine];
  }
  if (bid.bidStatus === 'bid_closed') {
    return [
      { id: 'total', label: lines.paid, note: lines.never, amount: formatMoney(zero), kind: 'total' },
      depositLine,
    ];
  }
  const region = regionOf(bid.buyerAddress.region);
  const quote = buyerQuote({ price: bid.proposedPrice, lane: 'standard', buyerRegion: region });
  return [
    ...receiptOf(quote, {
      region,
      size,
      total: { label: lines.total, note: totalNotes[bid.bidStatus] ?? lines.waits },
    }),
    depositLine,
  ];
}

const totalNotes: Partial<Readonly<Record<BidStatus, string>>> = {
  seller_to_pay_deposit: bidTexts.lines.hold,
};

/** The state of a bidder's deposit in words. */
export function bidDepositWords({ status, deductedAmount }: Bid['deposit']): string {
  const { deposits } = bidTexts;
  return status === 'deducted' ? deposits.deducted(formatMoney(deductedAmount)) : deposits[status];
}
