import { payouts } from '@suki/domain/config/payouts';
import { add, pesos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import type { z } from 'zod';
import type { Reason } from './errors.table.ts';
import { ids } from './examples/ids.ts';
import { at } from './examples/moments.ts';
import { inboundParcel } from './examples/parcels.ts';
import { askAboveBid, bidPrice, buys, dearerPrice, price, sells } from './examples/prices.ts';
import type { DetailedReason, refusalDetails } from './refusal-details.ts';

const quoteOf = (skuId: typeof ids.sku, asked: typeof price) => {
  const { total, lines } = buyerQuote({ price: asked, lane: 'standard', buyerRegion: 'NCR' });
  return { skuId, lane: 'standard' as const, total, lines: [...lines] };
};
const dearer = quoteOf(ids.sku, dearerPrice);
const toPay = { status: 'to_pay' };
const confirming = { status: 'confirming_buyer_order' };

/** The details of one refusal for each reason, all from the story of Bea and Sam. */
export const detailExamples: { readonly [Name in DetailedReason]: z.output<(typeof refusalDetails)[Name]> } = {
  VALIDATION: { fields: [{ field: 'body.price', rule: 'Invalid input: expected number, received string' }] },
  TOO_MANY_CODES: { availableAt: at.cancelled },
  NOT_YOUR_ROLE: { expected: 'seller' },
  NOT_ALLOWED_NOW: { status: 'transaction_closed' },
  RESERVED: { status: 'buyer_to_pay' },
  ON_HOLD: confirming,
  ALREADY_DONE: confirming,
  DEPOSIT_DUE: { status: 'seller_to_ship' },
  CLAIM_OPEN: { status: 'to_receive' },
  PAYMENT_PENDING: toPay,
  REDELIVERY_UNPAID: { status: 'platform_to_ship' },
  TOO_EARLY: confirming,
  TOO_LATE_TO_CANCEL: { status: 'seller_to_ship' },
  PRICE_CHANGED: { maxTotal: buys.total, total: dearer.total, quote: dearer },
  BUY_NOW_AVAILABLE: { lowestAsk: askAboveBid, quote: quoteOf(ids.bidSku, askAboveBid) },
  PRICE_RULE: { price: add(price, pesos(1)) },
  OWN_ENTRY: { lowestOwnAsk: price },
  BELOW_FLOOR: { highestBid: bidPrice, floorPrice: askAboveBid },
  DEPOSIT_FIRST: { depositDefaults: 3 },
  DEPOSIT_NOT_DUE: { status: 'listed', depositStatus: 'under_hold' },
  CANCELLATION_LIMIT: { day: 1, month: 2 },
  TRACKING_NUMBER_INVALID: { problem: 'used_before', ...inboundParcel },
  PARCEL_UNKNOWN: { code: inboundParcel.trackingNumber },
  CHECKLIST_INCOMPLETE: {
    open: [],
    failed: [],
    photoCount: 3,
    missingAngles: [{ id: 'sole', label: 'Soles' }],
  },
  REPORT_POINTS: { unknown: ['zip'], repeated: [], isDefectShown: false },
  TWO_INSPECTORS: { inspectors: 1 },
  DISCOUNT_RULE: { discount: pesos(2_000), price },
  METHOD_LIMIT: { channel: 'GCASH', amount: pesos(120_000), min: pesos(1), limit: pesos(100_000) },
  METHOD_DOWN: { until: at.cancelled },
  METHOD_EXPIRED: { status: 'EXPIRED' },
  METHOD_NOT_ACTIVE: { status: 'REQUIRES_ACTION' },
  GATEWAY_REFUSED: { errorCode: 'CHANNEL_NOT_ACTIVATED' },
  BALANCE_TOO_LOW: { withdrawable: sells.income, amount: price },
  PAYOUT_AMOUNT: { min: payouts.min, amount: pesos(50) },
  PAYOUT_BLOCKED: { receivable: buys.total },
  ACCOUNT_ON_HOLD: { availableAt: at.cancelled },
  PAYOUT_HELD: { failureReason: 'REJECTED_BY_WG' },
  ITEM_EXISTS: { itemId: ids.item },
  SIZE_IN_USE: { sizes: ['9', '9.5'] },
};

export function detailExampleOf(reason: Reason): object | undefined {
  return reason in detailExamples ? detailExamples[reason as DetailedReason] : undefined;
}
