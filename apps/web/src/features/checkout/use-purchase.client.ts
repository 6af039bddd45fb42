import type { Centavos } from '@suki/domain/money/centavos';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { SukiError } from '@suki/sdk/errors';
import type { Item, Sku } from '@suki/sdk/types';
import { useState } from 'react';
import { rememberSize } from '../../sizes/size-store.ts';
import type { PaymentOptionChoice } from '../payment/use-payment-option.client.ts';
import { type Bill, type Rise, riseOf } from './checkout.view-model.ts';
import type { CheckoutAddressState } from './use-checkout-address.client.ts';
import type { usePay } from './use-pay.client.ts';

export type PurchaseInput = {
  readonly item: Item;
  readonly sku: Sku;
  readonly lane: Lane;
  readonly bill: Bill | null;
  readonly address: CheckoutAddressState;
  readonly choice: PaymentOptionChoice;
  readonly pay: ReturnType<typeof usePay>;
  /** Takes a higher price that the buyer accepted. */
  readonly accept: (price: Centavos) => void;
};

/**
 * The press on Pay. The total that the buyer saw goes with it as `maxTotal`, so nothing above it is charged; a refusal
 * for a higher one becomes the question `rise`.
 */
export function usePurchase({ item, sku, lane, bill, address, choice, pay, accept }: PurchaseInput) {
  const [settled, setSettled] = useState<SukiError | null>(null);
  const { error } = pay;
  const isOpen = error !== null && error !== settled && error.reason === 'PRICE_CHANGED' && bill !== null;
  const rise = isOpen ? riseOf(bill.quote, error.details) : null;

  const buy = async (maxTotal: Centavos): Promise<void> => {
    const { option } = choice;
    const to = option === null ? null : await address.settle();
    if (option !== null && to !== null) {
      rememberSize({ category: item.category, sizes: sku.sizes });
      await pay.run({ skuId: sku.id, lane, maxTotal, addressId: to.id }, option);
    }
  };
  return {
    rise,
    press: async (): Promise<void> => {
      if (bill !== null) await buy(bill.quote.total);
    },
    /** Pays the higher total that the question named. */
    continueWith: async ({ price, quote }: Rise): Promise<void> => {
      if (price !== null) accept(price);
      await buy(quote.total);
      setSettled(error);
    },
    /** Leaves the question without an answer; the next press asks again. */
    close: (): void => setSettled(error),
  };
}
