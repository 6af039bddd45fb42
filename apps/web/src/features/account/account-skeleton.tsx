import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { pageTexts } from '../../shell/page/page.texts.ts';
import { Waiting } from '../../shell/page/waiting.client.tsx';

export function AccountSkeleton() {
  return (
    <Waiting>
      <VisuallyHidden as="h1">{pageTexts.loading}</VisuallyHidden>
      <Stack space={8}>
        <SkeletonText size="display" />
        <SkeletonText />
        <SkeletonBlock ratio="section" />
        <SkeletonBlock ratio="section" />
      </Stack>
    </Waiting>
  );
}
