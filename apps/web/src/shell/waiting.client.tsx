'use client';
import { Text } from '@suki/ui/foundations/Text/Text';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { type ReactNode, useEffect, useState } from 'react';
import { tradeTexts } from '../features/trade/trade.texts.ts';

/** From then on people wonder whether it still works. */
const LATE_MS = 8_000;

/** Where things will be, while they are read: skeletons as children. Says so when it takes long. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{isLate ? tradeTexts.late : tradeTexts.loading}</span>
      </VisuallyHidden>
      {isLate && (
        <div aria-hidden="true">
          <Text tone="soft">{tradeTexts.late}</Text>
        </div>
      )}
      {children}
    </div>
  );
}
