import { Suspense } from 'react';
import { sellTexts } from '../../../../features/sell/sell.texts.ts';
import { SellStart } from '../../../../features/sell/sell-start.client.tsx';
import { SellStartSkeleton } from '../../../../features/sell/sell-start-skeleton.tsx';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: sellTexts.title };

export default function SellPage() {
  return (
    <PageFrame>
      <Suspense fallback={<SellStartSkeleton />}>
        <SellStart />
      </Suspense>
    </PageFrame>
  );
}
