import { Suspense } from 'react';
import { placeTexts } from '../../../../features/bids/place/place.texts.ts';
import { PlaceBid } from '../../../../features/bids/place/place-bid.client.tsx';
import { CheckoutSkeleton } from '../../../../features/checkout/checkout-skeleton.tsx';

export const metadata = { title: placeTexts.title, robots: { index: false } };

export default function PlaceBidPage() {
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <PlaceBid />
    </Suspense>
  );
}
