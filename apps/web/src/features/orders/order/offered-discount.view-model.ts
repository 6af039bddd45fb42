import { negate } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { receivedOf } from '@suki/domain/receipt/seller-receipt';
import type { Order } from '@suki/sdk/types';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { defectTexts } from '../defect.texts.ts';
import { refusalCost } from './defect.view-model.ts';

const { offered: texts } = defectTexts;

export type OfferedDiscount = { readonly title: string; readonly lines: readonly ReceiptLine[] };

type Offered = Pick<Order, 'role' | 'status' | 'discountOffer' | 'payout' | 'deposit' | 'askRegion'>;

/** Returns the seller's offer and income with it, while the buyer decides; null for everybody else. */
export function offeredDiscount(order: Offered): OfferedDiscount | null {
  const { role, status, discountOffer, payout } = order;
  if (role !== 'seller' || status !== 'pending_buyer_confirmation' || discountOffer === 0 || payout === null) {
    return null;
  }
  const cost = refusalCost(order);
  return {
    title: texts.title(formatMoney(discountOffer)),
    lines: [
      { id: 'offer', label: texts.offer, amount: formatMoney(negate(discountOffer)) },
      {
        id: 'receive',
        label: texts.receive,
        note: texts.receiveNote,
        amount: formatMoney(receivedOf(payout)),
        kind: 'total',
      },
      ...(cost === null
        ? []
        : [{ id: 'refused', label: texts.refused, note: texts.refusedNote, amount: texts.atMost(cost) }]),
    ],
  };
}
