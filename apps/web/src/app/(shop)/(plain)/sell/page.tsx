import { Page } from '@suki/ui/Page/Page';
import { Suspense } from 'react';
import { sellTexts } from '../../../../features/sell/sell.texts.ts';
import { SellStart } from '../../../../features/sell/sell-start.client.tsx';
import { SellStartSkeleton } from '../../../../features/sell/sell-start-skeleton.tsx';

export const metadata = { title: sellTexts.title };

export default function SellPage() {
  return (
    <Page as="main" id="main">
      <Suspense fallback={<SellStartSkeleton />}>
        <SellStart />
      </Suspense>
    </Page>
  );
}
