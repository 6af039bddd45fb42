import { Suspense } from 'react';
import { AddItem } from '../../../../../features/kept/collection/add-item.client.tsx';
import { collectionTexts } from '../../../../../features/kept/collection/collection.texts.ts';
import { ListSkeleton } from '../../../../../shell/page/list-skeleton.tsx';
import { PageFrame } from '../../../../../shell/page/page-frame.tsx';

export const metadata = { title: collectionTexts.adding.title, robots: { index: false } };

export default function AddToCollectionPage() {
  return (
    <PageFrame>
      <Suspense fallback={<ListSkeleton />}>
        <AddItem />
      </Suspense>
    </PageFrame>
  );
}
