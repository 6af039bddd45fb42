'use client';
import { lazy, Suspense } from 'react';

const Content = lazy(() => import('./not-found-content.tsx'));

/**
 * The page of an address that there is none of. Next puts it into the data of every page, twice: as a client component
 * it is a name there instead of its elements, and its code is loaded only where it is shown (ADR 0112).
 */
export function NotFoundPage() {
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
}
