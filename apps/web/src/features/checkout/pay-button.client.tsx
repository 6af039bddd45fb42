'use client';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { Address, Sku } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import type { PaymentOptionChoice } from '../payment/use-payment-option.client.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { type Bill, riseOf } from './checkout.view-model.ts';
import type { usePay } from './use-pay.client.ts';

export type PayButtonProps = {
  readonly sku: Sku;
  readonly lane: Lane;
  readonly bill: Bill | null;
  readonly address: Address | null;
  readonly choice: PaymentOptionChoice;
  readonly pay: ReturnType<typeof usePay>;
};

/** "Pay ₱8,570". The shown total is sent as `maxTotal`, so that no higher price is charged. */
export function PayButton({ sku, lane, bill, address, choice, pay }: PayButtonProps) {
  const { reasons } = checkoutTexts;
  const { option } = choice;
  const missing =
    bill === null
      ? reasons.price
      : address === null
        ? reasons.address
        : option === null && !choice.isLoading
          ? reasons.channel
          : undefined;
  const hasRisen = pay.error?.reason === 'PRICE_CHANGED' && riseOf(pay.error.details)?.now === bill?.quote.total;
  const press = (): void => {
    if (bill !== null && address !== null && option !== null) {
      void pay.run({ skuId: sku.id, lane, maxTotal: bill.quote.total, addressId: address.id }, option);
    }
  };
  const total = bill?.total ?? '';
  return (
    <Button
      tone="main"
      wide
      onClick={press}
      disabledReason={missing}
      loadingLabel={pay.isRunning ? checkoutTexts.paying : undefined}
    >
      {hasRisen ? checkoutTexts.accept(total) : checkoutTexts.payNow(total)}
    </Button>
  );
}
