'use client';
import { RadioCards } from '@suki/ui/forms/RadioCards/RadioCards';
import { SkeletonBlock } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Waiting } from '../../shell/page/waiting.client.tsx';
import { paymentTexts } from './payment.texts.ts';
import type { PaymentOptionChoice } from './use-payment-option.client.ts';

export type PaymentOptionPickerProps = {
  readonly choice: PaymentOptionChoice;
  /** True when a heading above has the label. */
  readonly isLabelHidden?: boolean | undefined;
};

/** One card for each payment option; an option that cannot be used now says why. */
export function PaymentOptionPicker({
  choice: { options, option, isLoading, choose },
  isLabelHidden = false,
}: PaymentOptionPickerProps) {
  if (isLoading) {
    return (
      <Waiting>
        <SkeletonBlock ratio="section" />
      </Waiting>
    );
  }
  return (
    <>
      <RadioCards
        name="payment-option"
        label={paymentTexts.label}
        labelHidden={isLabelHidden}
        columns={2}
        value={option?.value ?? ''}
        onValueChange={choose}
        options={options.map(({ value, title, detail, isUsable }) => ({ value, title, detail, disabled: !isUsable }))}
      />
      {option === null && (
        <Text tone="critical" role="alert">
          {paymentTexts.noneTitle}
        </Text>
      )}
    </>
  );
}
