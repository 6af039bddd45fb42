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

/** Prices are live for a visitor with a session who shows interest; before that the page keeps its cached prices. */
export function LiveBookLoader() {
  const { status } = useSession();
  const isInterested = useFirstInterest();
  return isInterested && (status === 'anonymous' || status === 'registered') ? <Live /> : null;
}
