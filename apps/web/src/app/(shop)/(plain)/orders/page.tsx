import { Suspense } from 'react';
import { Orders } from '../../../../features/orders/list/orders.client.tsx';
import { orderTexts } from '../../../../features/orders/orders.texts.ts';
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
