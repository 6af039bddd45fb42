import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { Waiting } from '../../shell/waiting.client.tsx';
import { tradeTexts } from '../trade/trade.texts.ts';

/** Where the person will be. */
export function AccountSkeleton() {
  return (
    <Waiting>
      <VisuallyHidden as="h1">{tradeTexts.loading}</VisuallyHidden>
      <Stack space={8}>
        <SkeletonText size="display" />
        <SkeletonText />
        <SkeletonBlock ratio="section" />
        <SkeletonBlock ratio="section" />
      </Stack>
    </Waiting>
  );
}
