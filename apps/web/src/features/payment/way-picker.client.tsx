'use client';
import { RadioCards } from '@suki/ui/forms/RadioCards/RadioCards';
import { SkeletonBlock } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Waiting } from '../../shell/waiting.client.tsx';
import { tradeTexts } from '../trade/trade.texts.ts';
import type { WayChoice } from './use-way.client.ts';

export type WayPickerProps = {
  readonly choice: WayChoice;
  /** A heading above already says it. */
  readonly isLabelHidden?: boolean | undefined;
};

/** One card per way to pay; one that cannot be used now says why. */
export function WayPicker({ choice: { ways, way, isLoading, choose }, isLabelHidden = false }: WayPickerProps) {
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
        name="payment-way"
        label={tradeTexts.payment.label}
        labelHidden={isLabelHidden}
        columns={2}
        value={way?.value ?? ''}
        onValueChange={choose}
        options={ways.map(({ value, title, detail, isUsable }) => ({ value, title, detail, disabled: !isUsable }))}
      />
      {way === null && (
        <Text tone="critical" role="alert">
          {tradeTexts.payment.noneTitle}
        </Text>
      )}
    </>
  );
}
