'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import type { PaymentOptionChoice } from '../payment/use-payment-option.client.ts';
import { checkoutTexts } from './checkout.texts.ts';
import type { Bill } from './checkout.view-model.ts';
import type { CheckoutAddressState } from './use-checkout-address.client.ts';
import type { usePay } from './use-pay.client.ts';

export type PayButtonProps = {
  readonly bill: Bill | null;
  readonly address: CheckoutAddressState;
  readonly choice: PaymentOptionChoice;
  readonly pay: ReturnType<typeof usePay>;
  readonly onPress: () => void;
};

/** "Pay ₱8,570": the total that the buyer sees, and no higher one. */
export function PayButton({ bill, address, choice, pay, onPress }: PayButtonProps) {
  const { reasons } = checkoutTexts;
  const missing = bill === null ? reasons.price : choice.missing;
  return (
    <Button
      tone="main"
      wide
      onClick={onPress}
      disabledReason={missing}
      loadingLabel={pay.isRunning || address.isSaving ? checkoutTexts.paying : undefined}
    >
      {checkoutTexts.payNow(bill?.total ?? '')}
    </Button>
  );
}
