'use client';
import { lazy, Suspense } from 'react';
import type { PageErrorProps } from './page-error.client.tsx';

// Every page names the code of its error page, and hardly any visit needs it: loading it lazily saves 2.6 kB for each
// visit. When it cannot be loaded, the error goes on to global-error.tsx, which is always loaded.
const PageError = lazy(async () => ({ default: (await import('./page-error.client.tsx')).PageError }));

/** The error page of a route. */
export function RouteError(props: PageErrorProps) {
  return (
    <Suspense fallback={null}>
      <PageError {...props} />
    </Suspense>
  );
}
