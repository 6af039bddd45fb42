import { isId } from '@suki/domain/ids/id';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { AskScreen } from '../../../../../features/asks/ask.client.tsx';
import { askTexts } from '../../../../../features/asks/asks.texts.ts';
import { OrderSkeleton } from '../../../../../features/orders/order/order-skeleton.tsx';

type Props = PageProps<'/ask/[askId]'>;

export const metadata = { title: askTexts.one, robots: { index: false } };

export default function AskPage({ params }: Props) {
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <Content params={params} />
    </Suspense>
  );
}

async function Content({ params }: Pick<Props, 'params'>) {
  const { askId } = await params;
  return isId('ask', askId) ? <AskScreen askId={askId} /> : notFound();
}
