'use client';
import { configureClient } from '@suki/sdk/client';
import { lazy, Suspense, useEffect } from 'react';
import { publicEnv } from '../env.client.ts';
import { isCrawler } from '../session/crawler.ts';
import { bearerToken, startSession } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { keepFocusOnceUsed } from './focus/keep-focus-once-used.ts';
import { useIsLiveRequested } from './live/live-request.ts';

configureClient({ baseUrl: publicEnv.apiUrl, getToken: bearerToken });

const LiveUpdates = lazy(() => import('./live/live-updates.client.tsx'));

/** Safari has no idle callback; a moment after the first paint comes near it. */
const IDLE_FALLBACK_MS = 300;

/** Calls back at the first idle moment after the first paint. */
function onceIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}

/**
 * Begins the visitor's session when the browser has nothing better to do, listens for them when there is a reason to, and keeps the focus where
 * they were.
 */
export function ShellRuntime() {
  const session = useSession();
  const isLiveRequested = useIsLiveRequested();
  useEffect(() => (isCrawler(navigator.userAgent) ? undefined : onceIdle(() => void startSession())), []);
  useEffect(keepFocusOnceUsed, []);
  const isLive = session.status === 'registered' || (session.status === 'anonymous' && isLiveRequested);
  return isLive ? (
    <Suspense fallback={null}>
      <LiveUpdates />
    </Suspense>
  ) : null;
}
