import { Suspense } from 'react';
import { Asks } from '../../../../features/asks/asks.client.tsx';
import { askTexts } from '../../../../features/asks/asks.texts.ts';
import { ListSkeleton } from '../../../../shell/page/list-skeleton.tsx';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: askTexts.title, robots: { index: false } };

export default function AsksPage() {
  return (
    <PageFrame>
      <Suspense fallback={<ListSkeleton />}>
        <Asks />
      </Suspense>
    </PageFrame>
  );
}
