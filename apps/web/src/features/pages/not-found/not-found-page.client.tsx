'use client';
import { lazy } from 'react';

const NotFoundFrame = lazy(() => import('./not-found-frame.client.tsx'));

/**
 * The page of an unknown address. Next sends it along with every page, so its code stays apart until it is needed: an
 * item page loaded the header a second time for it, 14 KiB.
 */
export function NotFoundPage() {
  return <NotFoundFrame />;
}
