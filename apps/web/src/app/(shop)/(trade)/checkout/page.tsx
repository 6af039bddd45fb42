import { Suspense } from 'react';
import { Checkout } from '../../../../features/checkout/checkout.client.tsx';
import { checkoutTexts } from '../../../../features/checkout/checkout.texts.ts';
import { CheckoutSkeleton } from '../../../../features/checkout/checkout-skeleton.tsx';

export const metadata = { title: checkoutTexts.title, robots: { index: false } };

export default function CheckoutPage() {
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <Checkout />
    </Suspense>
  );
}
