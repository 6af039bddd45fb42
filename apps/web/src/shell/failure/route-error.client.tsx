'use client';
import { lazy, Suspense } from 'react';
import type { PageErrorProps } from './page-error.client.tsx';

// Every page names the code of its error page, and hardly any shows it: 2.6 kB less for each visit. When it cannot be loaded
// either, the error goes on to global-error.tsx, which is always there.
const PageError = lazy(async () => ({ default: (await import('./page-error.client.tsx')).PageError }));

/** What a route shows when it failed. */
export function RouteError(props: PageErrorProps) {
  return (
    <Suspense fallback={null}>
      <PageError {...props} />
    </Suspense>
  );
}
