'use client';
import { configureClient } from '@suki/sdk/client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { publicEnv } from '../env.client.ts';
import { useHearts } from '../hearts/use-hearts.client.ts';
import { isCrawler } from '../session/crawler.ts';
import { bearerToken, beginVisit, startSession } from '../session/session.ts';
import { askToSignInAgain } from '../session/sign-in-again.ts';
import { useSession } from '../session/use-session.ts';
import { mayAskToCount } from '../tracking/visit-choice.ts';
import { keepFocusOnceUsed } from './focus/keep-focus-once-used.ts';
import { useFirstInterest } from './live/first-interest.ts';
import { useIsLiveRequested } from './live/live-request.ts';
import { startServiceWorker } from './offline/service-worker.client.ts';

configureClient({ baseUrl: publicEnv.apiUrl, getToken: bearerToken, signInAgain: askToSignInAgain });

const LiveUpdates = lazy(() => import('./live/live-updates.client.tsx'));
const CountQuestion = lazy(() => import('../tracking/count-question.client.tsx'));

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

/** A first visitor who does nothing gets an identity after this time: the specification gives one to everybody. */
const FIRST_VISIT_MS = 10_000;

/**
 * Starts the session when the browser is idle, and that of a first visit after the first action (ADR 0181); opens
 * wanted live updates, keeps the focus of keyboard users; whoever was never asked gets the question if visits may be
 * counted.
 */
export function ShellRuntime() {
  const session = useSession();
  const isLiveRequested = useIsLiveRequested();
  const isInterested = useFirstInterest();
  const isNew = session.status === 'new';
  useEffect(() => (isCrawler(navigator.userAgent) ? undefined : onceIdle(beginVisit)), []);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => void startSession(), isInterested ? 0 : FIRST_VISIT_MS);
    return () => clearTimeout(timer);
  }, [isNew, isInterested]);
  const isBegun = !isNew && session.status !== 'unknown';
  useEffect(() => (isBegun ? startServiceWorker() : undefined), [isBegun]);
  useEffect(keepFocusOnceUsed, []);
  useHearts();
  const isLive = session.status === 'registered' || (session.status === 'anonymous' && isLiveRequested);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setAsking((was) => was || (isInterested && mayAskToCount())), [isInterested]);
  // Each waits alone: code of the one that comes would hide the other for that time.
  return (
    <>
      <Suspense fallback={null}>{isLive && <LiveUpdates />}</Suspense>
      <Suspense fallback={null}>{isAsking && <CountQuestion />}</Suspense>
    </>
  );
}
