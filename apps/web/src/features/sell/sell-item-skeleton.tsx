import { Hidden } from '@suki/ui/foundations/Hidden/Hidden';
import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Waiting } from '../../shell/waiting.client.tsx';
import { tradeTexts } from '../trade/trade.texts.ts';

/** Where the item and its price will be. */
export function SellItemSkeleton() {
  return (
    <Waiting>
      <Hidden as="h1">{tradeTexts.loading}</Hidden>
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
