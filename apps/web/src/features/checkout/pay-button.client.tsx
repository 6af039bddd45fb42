'use client';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { Address, Sku } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import type { WayChoice } from '../payment/use-way.client.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { type Bill, riseOf } from './checkout.view-model.ts';
import type { usePay } from './use-pay.client.ts';

export type PayButtonProps = {
  readonly sku: Sku;
  readonly lane: Lane;
  readonly bill: Bill | null;
  readonly address: Address | null;
  readonly choice: WayChoice;
  readonly pay: ReturnType<typeof usePay>;
};

/** "Pay ₱8,570". It never pays more than it says: the total goes along as the most that may be charged. */
export function PayButton({ sku, lane, bill, address, choice, pay }: PayButtonProps) {
  const { reasons } = checkoutTexts;
  const { way } = choice;
  const missing =
    bill === null
      ? reasons.price
      : address === null
        ? reasons.address
        : way === null && !choice.isLoading
          ? reasons.channel
          : undefined;
  const hasRisen = pay.error?.reason === 'PRICE_CHANGED' && riseOf(pay.error.details)?.now === bill?.quote.total;
  const press = (): void => {
    if (bill !== null && address !== null && way !== null) {
      void pay.run({ skuId: sku.id, lane, maxTotal: bill.quote.total, addressId: address.id }, way);
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
