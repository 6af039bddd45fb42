import { isId } from '@suki/domain/ids/id';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { drawnOrder } from '../../../../../features/orders/order/drawn-order.server.ts';
import { OrderScreen } from '../../../../../features/orders/order/order.client.tsx';
import { OrderSkeleton } from '../../../../../features/orders/order/order-skeleton.tsx';
import { orderTexts } from '../../../../../features/orders/orders.texts.ts';

type Props = PageProps<'/order/[orderId]'>;

export const metadata = { title: orderTexts.one, robots: { index: false } };

export default function OrderPage({ params }: Props) {
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <Content params={params} />
    </Suspense>
  );
}

async function Content({ params }: Pick<Props, 'params'>) {
  const { orderId } = await params;
  return isId('ord', orderId) ? <OrderScreen orderId={orderId} drawn={await drawnOrder(orderId)} /> : notFound();
}
