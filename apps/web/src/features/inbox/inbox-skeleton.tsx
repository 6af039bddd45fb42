import { SkeletonBlock, SkeletonText } from '@suki/ui/Skeleton/Skeleton';
import { Stack } from '@suki/ui/Stack/Stack';
import { Waiting } from '../../shell/waiting.client.tsx';

/** Where the tabs and the messages will be. */
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
