import { Page } from '@suki/ui/Page/Page';
import { Suspense } from 'react';
import { Orders } from '../../../../features/orders/list/orders.client.tsx';
import { orderTexts } from '../../../../features/orders/orders.texts.ts';
import { ListSkeleton } from '../../../../features/trade/list-skeleton.tsx';

export const metadata = { title: orderTexts.title, robots: { index: false } };

export default function OrdersPage() {
  return (
    <Page as="main" id="main">
      <Suspense fallback={<ListSkeleton />}>
        <Orders />
      </Suspense>
    </Page>
  );
}
