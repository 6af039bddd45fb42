import { Hidden } from '@suki/ui/Hidden/Hidden';
import { ItemLayout } from '@suki/ui/ItemLayout/ItemLayout';
import { Page } from '@suki/ui/Page/Page';
import { SkeletonBlock, SkeletonText } from '@suki/ui/Skeleton/Skeleton';
import { Stack } from '@suki/ui/Stack/Stack';
import { itemTexts } from './item.texts.ts';

/** Where things will be on an item page. */
export function ItemSkeleton() {
  return (
    <Page>
      <Hidden as="p">{itemTexts.loading}</Hidden>
      <ItemLayout
        id="main"
        art={<SkeletonBlock ratio="hero" />}
        buy={
          <Stack space={5}>
            <SkeletonText lines={2} size="display" />
            <SkeletonText />
            <SkeletonBlock ratio="section" />
            <SkeletonBlock ratio="control" />
          </Stack>
        }
        below={<SkeletonText lines={4} />}
      />
    </Page>
  );
}
