'use client';
import { Text } from '@suki/ui/foundations/Text/Text';
import { tradeTexts } from '../trade/trade.texts.ts';
import { isHeld } from './payment-return.view-model.ts';
import type { PayStep } from './use-pay-step.client.ts';
import { WayPicker } from './way-picker.client.tsx';

/** The ways to pay; while a payment is under way that one, and how to come to another. */
export function PayWith({
  step: { open, choice, attempt },
}: {
  readonly step: Pick<PayStep, 'open' | 'choice' | 'attempt'>;
}) {
  if (open === null) {
    return <WayPicker isLabelHidden choice={choice} />;
  }
  const { way, canGoOn } = open;
  if (isHeld(attempt)) {
    return null;
  }
  return (
    <>
      <Text weight="bold">{tradeTexts.payment.open.with(way.title)}</Text>
      {canGoOn && (
        <Text measure tone="soft">
          {way.detail}
        </Text>
      )}
    </>
  );
}
