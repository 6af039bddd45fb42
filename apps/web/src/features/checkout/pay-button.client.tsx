'use client';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { Sku } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import type { PaymentOptionChoice } from '../payment/use-payment-option.client.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { type Bill, riseOf } from './checkout.view-model.ts';
import type { CheckoutAddressState } from './use-checkout-address.client.ts';
import type { usePay } from './use-pay.client.ts';

export type PayButtonProps = {
  readonly sku: Sku;
  readonly lane: Lane;
  readonly bill: Bill | null;
  readonly address: CheckoutAddressState;
  readonly choice: PaymentOptionChoice;
  readonly pay: ReturnType<typeof usePay>;
};

/** "Pay ₱8,570". The shown total is sent as `maxTotal`, so that no higher price is charged. */
export function PayButton({ sku, lane, bill, address, choice, pay }: PayButtonProps) {
  const { reasons } = checkoutTexts;
  const { option } = choice;
  const missing = bill === null ? reasons.price : option === null && !choice.isLoading ? reasons.channel : undefined;
  const hasRisen = pay.error?.reason === 'PRICE_CHANGED' && riseOf(pay.error.details)?.now === bill?.quote.total;
  const press = async (): Promise<void> => {
    const to = bill === null || option === null ? null : await address.settle();
    if (bill !== null && option !== null && to !== null) {
      await pay.run({ skuId: sku.id, lane, maxTotal: bill.quote.total, addressId: to.id }, option);
    }
  };
  const total = bill?.total ?? '';
  return (
    <Button
      tone="main"
      wide
      onClick={() => void press()}
      disabledReason={missing}
      loadingLabel={pay.isRunning || address.isSaving ? checkoutTexts.paying : undefined}
    >
      {hasRisen ? checkoutTexts.accept(total) : checkoutTexts.payNow(total)}
    </Button>
  );
}
