'use client';
import type { Centavos } from '@suki/domain/money/centavos';
import { RadioCards } from '@suki/ui/RadioCards/RadioCards';
import { Text } from '@suki/ui/Text/Text';
import { tradeTexts } from '../trade.texts.ts';
import { type Channel, channelCards, isChannel } from './channels.view-model.ts';

export type ChannelPickerProps = {
  readonly amount: Centavos;
  readonly value: Channel | null;
  readonly onChange: (channel: Channel) => void;
  /** A heading above already says it. */
  readonly isLabelHidden?: boolean | undefined;
};

/** One card per wallet. */
export function ChannelPicker({ amount, value, onChange, isLabelHidden = false }: ChannelPickerProps) {
  return (
    <>
      <RadioCards
        name="payment-channel"
        label={tradeTexts.payment.label}
        labelHidden={isLabelHidden}
        columns={2}
        value={value ?? ''}
        onValueChange={(next) => {
          if (isChannel(next)) {
            onChange(next);
          }
        }}
        options={channelCards(amount).map(({ isExceeded, ...card }) => ({ ...card, disabled: isExceeded }))}
      />
      {value === null && (
        <Text tone="critical" role="alert">
          {tradeTexts.payment.noneTitle}
        </Text>
      )}
    </>
  );
}
