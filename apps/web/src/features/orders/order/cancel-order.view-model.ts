import { limits } from '@suki/domain/config/limits';
import { zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerCancellation, sellerCancellation } from '@suki/domain/quote/cancellation';
import type { Order } from '@suki/sdk/types';
import { orderTexts } from '../orders.texts.ts';

const { cancel: texts } = orderTexts;

export type Cancellation = {
  readonly isSeller: boolean;
  readonly button: string;
  readonly title: string;
  /** The consequences for the payment, the fee, the coupon and the deposit. */
  readonly text: string;
};

type Cancellable = Pick<Order, 'status' | 'role' | 'amount' | 'deposit' | 'buyerQuote'> & {
  readonly next: Pick<Order['next'], 'actions'>;
};

/** The consequences of cancelling this order for its viewer; null when the server does not offer it. */
export function cancellationOf(order: Cancellable): Cancellation | null {
  if (!order.next.actions.includes('cancel_order')) {
    return null;
  }
  return order.role === 'seller' ? ofSeller(order) : ofBuyer(order);
}

function ofSeller({ status, deposit }: Cancellable): Cancellation | null {
  const cost = sellerCancellation(status, deposit?.amount ?? zero);
  return cost === null
    ? null
    : {
        isSeller: true,
        button: texts.sellerButton,
        title: texts.sellerTitle,
        text: texts.sale(formatMoney(cost.cancelled.kept)),
      };
}

function ofBuyer({ status, amount, buyerQuote }: Cancellable): Cancellation | null {
  const kind = buyerCancellation(status);
  if (kind === null) {
    return null;
  }
  const what = kind === 'unpaid' ? texts.unpaid(limits.lapsesInADay) : texts.paid(formatMoney(amount));
  const hasCoupon = buyerQuote?.lines.some(({ id }) => id === 'coupon') === true;
  const text = hasCoupon ? `${what} ${texts.coupon}` : what;
  return { isSeller: false, button: texts.button, title: texts.title, text };
}
