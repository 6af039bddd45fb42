import { Hidden } from '@suki/ui/foundations/Hidden/Hidden';
import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Screen } from '../../../shell/screen.tsx';
import { Waiting } from '../../../shell/waiting.client.tsx';
import { tradeTexts } from '../../trade/trade.texts.ts';

/** Where the sentence, the steps and the money will be. */
export function OrderSkeleton() {
  return (
    <Screen>
      <Waiting>
        <Hidden as="h1">{tradeTexts.loading}</Hidden>
        <Stack space={6}>
          <SkeletonText size="label" />
          <SkeletonText size="display" lines={2} />
          <SkeletonText lines={2} />
          <SkeletonBlock ratio="control" />
          <SkeletonBlock ratio="section" />
          <SkeletonBlock ratio="section" />
        </Stack>
      </Waiting>
    </Screen>
  );
}
