'use client';
import dynamic from 'next/dynamic';
import { OrderSkeleton } from './order-skeleton.tsx';

/*
 * An order has one of these actions at most, so each comes in a file of its own. The server draws it into the page and
 * names that file in the head, so that it comes with the other scripts and not after them.
 */

export const PayOrder = dynamic(() => import('./pay-order.client.tsx').then((module) => module.PayOrder), {
  loading: () => <OrderSkeleton />,
});
export const AnswerOrder = dynamic(() => import('./answer-order.client.tsx').then((module) => module.AnswerOrder), {
  loading: () => <OrderSkeleton />,
});
export const DeliverOrder = dynamic(() => import('./deliver-order.client.tsx').then((module) => module.DeliverOrder), {
  loading: () => <OrderSkeleton />,
});
export const CorrectNumber = dynamic(
  () => import('./deliver-order.client.tsx').then((module) => module.CorrectNumber),
  { loading: () => null },
);
export const DecideDefect = dynamic(() => import('./decide-defect.client.tsx').then((module) => module.DecideDefect), {
  loading: () => <OrderSkeleton />,
});
export const OfferDiscount = dynamic(
  () => import('./offer-discount.client.tsx').then((module) => module.OfferDiscount),
  { loading: () => <OrderSkeleton /> },
);
/** Its library is larger than the rest of a done order, and only desks show it. */
export const CertificateQr = dynamic(() => import('@suki/ui/lists/Qr/Qr').then((module) => module.Qr), {
  loading: () => null,
});
