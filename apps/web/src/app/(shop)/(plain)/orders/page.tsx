import { Suspense } from 'react';
import { orderTexts } from '../../../../features/orders/orders.texts.ts';
import { Orders } from '../../../../features/trades/orders.client.tsx';
import { ListSkeleton } from '../../../../shell/page/list-skeleton.tsx';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: orderTexts.title, robots: { index: false } };

export default function OrdersPage() {
  return (
    <PageFrame>
      <Suspense fallback={<ListSkeleton />}>
        <Orders />
      </Suspense>
    </PageFrame>
  );
}
