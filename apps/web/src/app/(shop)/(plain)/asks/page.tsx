import { Page } from '@suki/ui/Page/Page';
import { Suspense } from 'react';
import { Asks } from '../../../../features/asks/asks.client.tsx';
import { askTexts } from '../../../../features/asks/asks.texts.ts';
import { ListSkeleton } from '../../../../features/trade/list-skeleton.tsx';

export const metadata = { title: askTexts.title, robots: { index: false } };

export default function AsksPage() {
  return (
    <Page as="main" id="main">
      <Suspense fallback={<ListSkeleton />}>
        <Asks />
      </Suspense>
    </Page>
  );
}
