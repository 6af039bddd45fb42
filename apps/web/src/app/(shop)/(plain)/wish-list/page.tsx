import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Suspense } from 'react';
import { GridSkeleton } from '../../../../features/kept/grid-skeleton.tsx';
import { keptTexts } from '../../../../features/kept/kept.texts.ts';
import { SharedWishList } from '../../../../features/kept/saved/wish-list.client.tsx';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

/** Whoever has the link may see the list; a search engine has no business with it. */
export const metadata = { title: keptTexts.wishList.title, robots: { index: false } };

export default function WishListPage() {
  return (
    <PageFrame>
      <Stack space={5}>
        <Heading level={1}>{keptTexts.wishList.title}</Heading>
        <Suspense fallback={<GridSkeleton />}>
          <SharedWishList />
        </Suspense>
      </Stack>
    </PageFrame>
  );
}
