'use client';
import { lazy, Suspense } from 'react';
import type { ItemShelfProps } from './item-shelf.client.tsx';
import type { LastSalesProps } from './last-sales.client.tsx';
import type { SizeGuideProps } from './size-guide.client.tsx';

/*
 * Parts that nobody sees at first. The server draws them into the page; their code comes after the code that the page
 * begins with.
 */
const LazyLastSales = lazy(() => import('./last-sales.client.tsx'));
const LazyItemShelf = lazy(() => import('./item-shelf.client.tsx'));
const LazySizeGuide = lazy(() => import('./size-guide.client.tsx'));

export function LastSales(props: LastSalesProps) {
  return (
    <Suspense fallback={null}>
      <LazyLastSales {...props} />
    </Suspense>
  );
}

export function ItemShelf(props: ItemShelfProps) {
  return (
    <Suspense fallback={null}>
      <LazyItemShelf {...props} />
    </Suspense>
  );
}

export function SizeGuide(props: SizeGuideProps) {
  return (
    <Suspense fallback={null}>
      <LazySizeGuide {...props} />
    </Suspense>
  );
}
