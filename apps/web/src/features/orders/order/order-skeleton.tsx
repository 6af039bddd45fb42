import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { pageTexts } from '../../../shell/page/page.texts.ts';
import { PageFrame } from '../../../shell/page/page-frame.tsx';
import { Waiting } from '../../../shell/page/waiting.client.tsx';

export function OrderSkeleton() {
  return (
    <PageFrame>
      <Waiting>
        <VisuallyHidden as="h1">{pageTexts.loading}</VisuallyHidden>
        <Stack space={6}>
          <SkeletonText size="label" />
          <SkeletonText size="display" lines={2} />
          <SkeletonText lines={2} />
          <SkeletonBlock ratio="control" />
          <SkeletonBlock ratio="section" />
          <SkeletonBlock ratio="section" />
        </Stack>
      </Waiting>
    </PageFrame>
  );
}
