'use client';
import { lazy, Suspense } from 'react';
import { useSession } from '../../session/use-session.ts';
import { useFirstInterest } from '../../shell/live/first-interest.ts';
import { useLiveUpdateRequest } from '../../shell/live/live-request.ts';
import { useItemChoice } from './item-choice.client.tsx';

const LiveBook = lazy(() => import('./live-book.client.tsx'));

function Live() {
  const { skuId } = useItemChoice();
  useLiveUpdateRequest();
  return skuId === null ? null : (
    <Suspense fallback={null}>
      <LiveBook skuId={skuId} />
    </Suspense>
  );
}

/** With a session and a first sign of interest the prices on this page are live; until then they are those of the cached page. */
export function LiveBookLoader() {
  const { status } = useSession();
  const isInterested = useFirstInterest();
  return isInterested && (status === 'anonymous' || status === 'registered') ? <Live /> : null;
}
