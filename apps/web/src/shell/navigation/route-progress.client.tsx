'use client';
import { RouteProgressBar } from '@suki/ui/foundations/RouteProgressBar/RouteProgressBar.client';
import { routeProgress } from '@suki/ui/foundations/RouteProgressBar/route-progress';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { shellTexts } from '../shell.texts.ts';

/** Ends the bar when it mounts; a new address mounts a new one. */
function RouteEnd() {
  useEffect(() => routeProgress.end(), []);
  return null;
}

function Address() {
  return <RouteEnd key={`${usePathname()}?${useSearchParams()}`} />;
}

/** The progress bar of a route change: `instrumentation-client.ts` starts it, and the new address ends it. */
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
