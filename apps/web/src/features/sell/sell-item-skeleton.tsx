import { SkeletonBlock, SkeletonText } from '@suki/ui/Skeleton/Skeleton';
import { Stack } from '@suki/ui/Stack/Stack';
import { Waiting } from '../trade/waiting.client.tsx';

/** Where the item and its price will be. */
export function SellItemSkeleton() {
  return (
    <Waiting>
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
