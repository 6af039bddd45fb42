'use client';
import { Section } from '@suki/ui/foundations/Section/Section';
import { SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Text } from '@suki/ui/foundations/Text/Text';
import { lazy, Suspense } from 'react';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';

// Nothing is preselected, so most visitors see no table at first; its code comes with their choice of a size.
const OrderBookTable = lazy(() => import('./order-book-table.client.tsx'));

const { orderBook: texts } = itemTexts;

export function OrderBook() {
  const { book, panel, isBookLate } = useItemChoice();
  const { size, lane, isSizeChosen } = panel;
  const loading = <SkeletonText lines={8} />;
  return (
    <Section title={texts.title(size)}>
      {isSizeChosen ? (
        <div aria-busy={book === null && !isBookLate}>
          {book === null && (isBookLate ? <Text tone="soft">{texts.failed}</Text> : loading)}
          {book !== null && (
            <Suspense fallback={loading}>
              <OrderBookTable book={book} lane={lane} size={size} />
            </Suspense>
          )}
        </div>
      ) : (
        <Text tone="soft">{texts.chooseSize}</Text>
      )}
    </Section>
  );
}
