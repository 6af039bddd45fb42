import { isId } from '@suki/domain/ids/id';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { BidScreen } from '../../../../../features/bids/bid.client.tsx';
import { bidTexts } from '../../../../../features/bids/bids.texts.ts';
import { OrderSkeleton } from '../../../../../features/orders/order/order-skeleton.tsx';

type Props = PageProps<'/bid/[bidId]'>;

export const metadata = { title: bidTexts.one, robots: { index: false } };

export default function BidPage({ params }: Props) {
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <Content params={params} />
    </Suspense>
  );
}

async function Content({ params }: Pick<Props, 'params'>) {
  const { bidId } = await params;
  return isId('bid', bidId) ? <BidScreen bidId={bidId} /> : notFound();
}
