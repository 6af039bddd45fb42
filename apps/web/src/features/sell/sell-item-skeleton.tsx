import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { pageTexts } from '../../shell/page/page.texts.ts';
import { Waiting } from '../../shell/page/waiting.client.tsx';

export function SellItemSkeleton() {
  return (
    <Waiting>
      <VisuallyHidden as="h1">{pageTexts.loading}</VisuallyHidden>
      <Stack space={6}>
        <SkeletonText lines={2} />
        <SkeletonText size="heading" />
        <SkeletonText size="display" />
        <SkeletonBlock ratio="control" />
        <SkeletonBlock ratio="section" />
      </Stack>
    </Waiting>
  );
}
