'use client';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useEffect, useState } from 'react';
import { type PaymentState, paymentNews } from './payment-return.view-model.ts';

/** The server reports changes by itself; polling is for a stream that is down. */
const ASK_EVERY_MS = 4_000;
const LATE_AFTER_ASKS = 8;

export type PaymentNewsProps = Omit<PaymentState, 'isLate'> & {
  /** Reads the order, ask or bid again. */
  readonly onAsk: () => Promise<void>;
};

/** The state of the payment after the visitor came back from their wallet. */
export function PaymentNews({ onAsk, ...state }: PaymentNewsProps) {
  const [asks, setAsks] = useState(0);
  const news = paymentNews({ ...state, isLate: asks >= LATE_AFTER_ASKS });
  const isWaiting = news?.isWaiting === true;
  useEffect(() => {
    if (!isWaiting) {
      return;
    }
    const timer = setTimeout(() => {
      setAsks(asks + 1);
      void onAsk();
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, asks, onAsk]);
  return (
    <div role="status">
      {news !== null && (
        <Stack space={4}>
          <Text tone={news.tone} weight="medium" measure>
            {news.text}
          </Text>
          <span />
        </Stack>
      )}
    </div>
  );
}
