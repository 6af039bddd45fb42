'use client';
import { Hidden } from '@suki/ui/foundations/Hidden/Hidden';
import { Text } from '@suki/ui/foundations/Text/Text';
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
      <Hidden>
        <span role="status">{isLate ? tradeTexts.late : tradeTexts.loading}</span>
      </Hidden>
      {isLate && (
        <div aria-hidden="true">
          <Text tone="soft">{tradeTexts.late}</Text>
        </div>
      )}
      {children}
    </div>
  );
}
