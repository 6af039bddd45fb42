import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Waiting } from '../../shell/page/waiting.client.tsx';

export function InboxSkeleton() {
  return (
    <Waiting>
      <Stack space={4}>
        <SkeletonBlock ratio="control" />
        <SkeletonBlock ratio="control" />
        <SkeletonText lines={3} />
        <SkeletonText lines={3} />
        <SkeletonText lines={3} />
        <SkeletonText lines={3} />
      </Stack>
    </Waiting>
  );
}
