import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { Waiting } from '../../shell/waiting.client.tsx';
import { tradeTexts } from '../trade/trade.texts.ts';

/** Where the item and its price will be. */
export function SellItemSkeleton() {
  return (
    <Waiting>
      <VisuallyHidden as="h1">{tradeTexts.loading}</VisuallyHidden>
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
