'use client';
import { configureClient } from '@suki/sdk/client';
import { lazy, Suspense, useEffect } from 'react';
import { publicEnv } from '../env.client.ts';
import { useHearts } from '../features/kept/hearts/use-hearts.client.ts';
import { isCrawler } from '../session/crawler.ts';
import { bearerToken, startSession } from '../session/session.ts';
import { askToSignInAgain } from '../session/sign-in-again.ts';
import { useSession } from '../session/use-session.ts';
import { keepFocusOnceUsed } from './focus/keep-focus-once-used.ts';
import { useIsLiveRequested } from './live/live-request.ts';
import { startServiceWorker } from './offline/service-worker.client.ts';

configureClient({ baseUrl: publicEnv.apiUrl, getToken: bearerToken, signInAgain: askToSignInAgain });

const LiveUpdates = lazy(() => import('./live/live-updates.client.tsx'));

/** Safari has no idle callback; 300 ms after the first paint come near it. */
const IDLE_FALLBACK_MS = 300;

function onceIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}

function start(): void {
  void startSession();
  startServiceWorker();
}

/** Starts the session when the browser is idle, opens wanted live updates, keeps the focus of keyboard users. */
export function ShellRuntime() {
  const session = useSession();
  const isLiveRequested = useIsLiveRequested();
  useEffect(() => (isCrawler(navigator.userAgent) ? undefined : onceIdle(start)), []);
  useEffect(keepFocusOnceUsed, []);
  useHearts();
  const isLive = session.status === 'registered' || (session.status === 'anonymous' && isLiveRequested);
  return isLive ? (
    <Suspense fallback={null}>
      <LiveUpdates />
    </Suspense>
  ) : null;
}
