'use client';
import { RouteProgressBar } from '@suki/ui/foundations/RouteProgressBar/RouteProgressBar.client';
import { routeProgress } from '@suki/ui/foundations/RouteProgressBar/route-progress';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { shellTexts } from './shell.texts.ts';

/** Ends the bar when it appears; a new address gives a new one. */
function RouteEnd() {
  useEffect(() => routeProgress.end(), []);
  return null;
}

function Address() {
  return <RouteEnd key={`${usePathname()}?${useSearchParams()}`} />;
}

/** The bar of a route change. `instrumentation-client.ts` begins it; it ends when the address has changed. */
export function RouteProgress() {
  return (
    <>
      <RouteProgressBar label={shellTexts.routeChange} />
      <Suspense fallback={null}>
        <Address />
      </Suspense>
    </>
  );
}
