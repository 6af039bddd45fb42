import { Page } from '@suki/ui/Page/Page';
import { SkeletonBlock, SkeletonText } from '@suki/ui/Skeleton/Skeleton';
import { Stack } from '@suki/ui/Stack/Stack';
import { Waiting } from '../trade/waiting.client.tsx';

/** Where address, wallets and total will be. */
export function CheckoutSkeleton() {
  return (
    <Page as="main" id="main">
      <Waiting>
        <Stack space={6}>
          <SkeletonText size="display" />
          <SkeletonText lines={2} />
          <SkeletonBlock ratio="section" />
          <SkeletonBlock ratio="section" />
        </Stack>
      </Waiting>
    </Page>
  );
}
