'use client';
import { Text } from '@suki/ui/foundations/Text/Text';
import { paymentTexts } from './payment.texts.ts';
import { PaymentOptionPicker } from './payment-option-picker.client.tsx';
import { isHeld } from './payment-return.view-model.ts';
import type { PayStep } from './use-pay-step.client.ts';

/** The payment options; while a payment is under way, that one and how to change it. */
export function PayWith({
  step: { open, choice, attempt },
}: {
  readonly step: Pick<PayStep, 'open' | 'choice' | 'attempt'>;
}) {
  if (open === null) {
    return <PaymentOptionPicker isLabelHidden choice={choice} />;
  }
  const { option, canGoOn } = open;
  if (isHeld(attempt)) {
    return null;
  }
  return (
    <>
      <Text weight="bold">{paymentTexts.open.with(option.title)}</Text>
      {canGoOn && (
        <Text measure tone="soft">
          {option.detail}
        </Text>
      )}
    </>
  );
}
