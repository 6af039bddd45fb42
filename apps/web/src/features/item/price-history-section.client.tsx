'use client';
import { Section } from '@suki/ui/foundations/Section/Section';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../shell/near/when-near.ts';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';
import type { PriceHistoryProps } from './price-history.client.tsx';
import { salesShown } from './sales-shown.ts';

const PriceHistory = lazy(() => import('./price-history.client.tsx'));
/** Loading starts 200 px before the chart comes into view. */
const AHEAD = '200px';

/** The price history. Its code is loaded when somebody scrolls there; a placeholder keeps its height. */
export function PriceHistorySection(props: PriceHistoryProps) {
  const { panel, skuId } = useItemChoice();
  const { isOfSize } = salesShown(props.salesBySku, skuId);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    return current === null ? undefined : whenNear(current, AHEAD, () => setNear(true));
  }, []);
  return (
    <Section title={itemTexts.history.title(isOfSize ? panel.size : itemTexts.history.everySize)}>
      <div ref={place} aria-busy={!isNear}>
        {isNear ? (
          <Suspense fallback={props.fallback}>
            <PriceHistory {...props} />
          </Suspense>
        ) : (
          props.fallback
        )}
      </div>
    </Section>
  );
}
