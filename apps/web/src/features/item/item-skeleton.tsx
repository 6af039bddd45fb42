import { Page } from '@suki/ui/foundations/Page/Page';
import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { ItemLayout } from '@suki/ui/market/ItemLayout/ItemLayout';
import { itemTexts } from './item.texts.ts';

export function ItemSkeleton() {
  return (
    <Page>
      <VisuallyHidden as="p">{itemTexts.loading}</VisuallyHidden>
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
