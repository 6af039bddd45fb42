import { SkeletonBlock, SkeletonText } from '@suki/ui/Skeleton/Skeleton';
import { Stack } from '@suki/ui/Stack/Stack';
import { Waiting } from '../trade/waiting.client.tsx';

/** Where the person will be. */
export function AccountSkeleton() {
  return (
    <Waiting>
      <Stack space={8}>
        <SkeletonText size="display" />
        <SkeletonText />
        <SkeletonBlock ratio="section" />
        <SkeletonBlock ratio="section" />
      </Stack>
    </Waiting>
  );
}
