import { isId } from '@suki/domain/ids/id';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { OrderSkeleton } from '../../../../../../features/orders/order/order-skeleton.tsx';
import { PackingSlip } from '../../../../../../features/orders/slip/packing-slip.client.tsx';
import { slipTexts } from '../../../../../../features/orders/slip/slip.texts.ts';

type Props = PageProps<'/order/[orderId]/packing-slip'>;

export const metadata = { title: slipTexts.title, robots: { index: false } };

export default function PackingSlipPage({ params }: Props) {
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <Content params={params} />
    </Suspense>
  );
}

async function Content({ params }: Pick<Props, 'params'>) {
  const { orderId } = await params;
  return isId('ord', orderId) ? <PackingSlip orderId={orderId} /> : notFound();
}
