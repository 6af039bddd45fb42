import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { Screen } from '../../shell/screen.tsx';
import { Waiting } from '../../shell/waiting.client.tsx';
import { tradeTexts } from '../trade/trade.texts.ts';

/** Where address, wallets and total will be. */
export function CheckoutSkeleton() {
  return (
    <Screen>
      <Waiting>
        <VisuallyHidden as="h1">{tradeTexts.loading}</VisuallyHidden>
        <Stack space={6}>
          <SkeletonText size="display" />
          <SkeletonText lines={2} />
          <SkeletonBlock ratio="section" />
          <SkeletonBlock ratio="section" />
        </Stack>
      </Waiting>
    </Screen>
  );
}
