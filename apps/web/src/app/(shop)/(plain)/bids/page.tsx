import { Suspense } from 'react';
import { Bids } from '../../../../features/bids/bids.client.tsx';
import { bidTexts } from '../../../../features/bids/bids.texts.ts';
import { ListSkeleton } from '../../../../shell/page/list-skeleton.tsx';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: bidTexts.title, robots: { index: false } };

export default function BidsPage() {
  return (
    <PageFrame>
      <Suspense fallback={<ListSkeleton />}>
        <Bids />
      </Suspense>
    </PageFrame>
  );
}
