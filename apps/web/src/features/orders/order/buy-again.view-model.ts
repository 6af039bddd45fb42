import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { hasNoSale, isPaymentTakenBack } from '@suki/domain/trade/table/order-end';
import type { Order, SkuBook } from '@suki/sdk/types';
import { regionOf } from '../../../region/region-of.ts';
import { bidFormPath, checkoutPath } from '../../../shell/paths.ts';
import { orderTexts } from '../orders.texts.ts';

const { again: texts } = orderTexts;

type Ended = Pick<Order, 'status' | 'history' | 'role' | 'closure' | 'reversedAmount' | 'item' | 'sku'> & {
  readonly buyerAddress: Pick<NonNullable<Order['buyerAddress']>, 'region'> | null;
};

export type BuyAgain = { readonly text: string; readonly href: string; readonly label: string };

/** True for a buyer whose order ended without the item, except by their own bank. */
export function canBuyAgain(order: Ended): boolean {
  const { role, closure, reversedAmount } = order;
  return (
    role === 'buyer' && hasNoSale(order) && !isPaymentTakenBack({ closure, isPaymentReversed: reversedAmount !== null })
  );
}

/** Returns the next step to the same item in the same size: its checkout, or a bid while nobody sells it. */
export function buyAgain(order: Ended, book: Pick<SkuBook, 'lowestAsk'>, size: string): BuyAgain {
  const at = { itemId: order.item.id, skuId: order.sku.id };
  if (book.lowestAsk === null) {
    return { text: texts.none(size), href: bidFormPath(at), label: texts.bid };
  }
  const lane = 'standard';
  const { total } = buyerQuote({ price: book.lowestAsk, lane, buyerRegion: regionOf(order.buyerAddress?.region) });
  return {
    text: texts.text(size),
    href: checkoutPath({ ...at, lane, total }),
    label: texts.button(formatMoney(total)),
  };
}
