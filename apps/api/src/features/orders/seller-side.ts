import type { Order as Answer } from '@suki/contract/orders/orders.schemas';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import type { Order } from '@suki/db/queries/orders';
import type { SellerFees } from '@suki/domain/fees/income';
import { taxOfSale } from '@suki/domain/fees/tax-of-sale';
import type { Centavos } from '@suki/domain/money/centavos';
import { discountTaken } from '@suki/domain/quote/defect-discount';
import type { z } from 'zod';
import { withdrawalOfOrder } from '../trade/present-withdrawal.ts';
import { compensationOf } from './lost-deposit.ts';
import type { OrderParts } from './order-parts.ts';

export type Side = { readonly order: Order; readonly parts: OrderParts };
type AskOfOrder = NonNullable<z.output<typeof Answer>['ask']>;

/** Fees and income of the seller. While the buyer thinks about a discount, the discounted figures (E59d). */
export function sharesOf(order: Order): SellerFees {
  return (order.status === 'pending_buyer_confirmation' ? order.discounted : null) ?? order;
}

/** The tax that would be withheld if the seller were paid now. */
function taxOf(order: Order, { income: { isTaxWithheld } }: Pick<OrderParts, 'income'>): Centavos {
  const sale = { price: order.price, ...sharesOf(order) };
  return taxOfSale({ ...sale, discountOffer: discountTaken(sale), isTaxWithheld });
}

/** The seller's half of an order, hidden from the buyer: the payout, the deposit, the compensation. */
export function sellerSide(side: (Side & { readonly now: Date }) | null) {
  if (side === null) return { askId: null, ask: null, payout: null, deposit: null, compensation: null };
  const { order, parts, now } = side;
  const { techServiceFee, paymentFee, operationalFee, income } = sharesOf(order);
  const deposit =
    parts.ask === undefined
      ? null
      : {
          amount: parts.ask.depositAmount,
          status: parts.ask.depositStatus,
          deductedAmount: parts.ask.depositDeductedAmount,
          needToRepay: parts.ask.needToRepay,
        };
  return {
    askId: order.askId,
    ask: deposit === null ? null : askOf({ id: order.askId, deposit }),
    payout: {
      price: order.price,
      techServiceFee,
      paymentFee,
      operationalFee,
      tax: parts.income.tax ?? taxOf(order, parts),
      income,
      availableAt: parts.income.availableAt?.toISOString() ?? null,
      withdrawal: withdrawalOfOrder(soldItemOf(order), parts.income, now),
    },
    deposit,
    compensation: compensationOf(parts),
  };
}

function soldItemOf({ status, couponAmount, deliveryAt, courierArrival, arrivalMax }: Order) {
  return { status, couponAmount, isDelivered: deliveryAt !== null, arrival: courierArrival ?? arrivalMax };
}

function askOf(fields: Pick<AskOfOrder, 'id' | 'deposit'>): AskOfOrder {
  return withSpecificationNames('ask', fields);
}
