'use client';
import { lazy, Suspense } from 'react';
import { useSession } from '../../session/use-session.ts';
import { useLiveWish } from '../../shell/live/live-wish.ts';
import { useItemChoice } from './item-choice.client.tsx';

const LiveBook = lazy(() => import('./live-book.client.tsx'));

/** Once the visitor has a session, the prices on this page are live; until then they are those of the cached page. */
export function LiveBookLoader() {
  const { skuId } = useItemChoice();
  const { status } = useSession();
  useLiveWish();
  const isReady = status === 'anonymous' || status === 'registered';
  return isReady && skuId !== null ? (
    <Suspense fallback={null}>
      <LiveBook skuId={skuId} />
    </Suspense>
  ) : null;
}
