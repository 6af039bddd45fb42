import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { Waiting } from '../../shell/page/waiting.client.tsx';

export function WalletSkeleton() {
  return (
    <Waiting>
      <Stack space={8}>
        <span />
        <TwoColumns>
          <Stack space={4}>
            <SkeletonText size="label" />
            <SkeletonText size="display" />
            <SkeletonText lines={2} />
          </Stack>
          <SkeletonBlock ratio="section" />
        </TwoColumns>
        <TwoColumns>
          <SkeletonBlock ratio="section" />
          <SkeletonBlock ratio="section" />
        </TwoColumns>
        <SkeletonText lines={6} />
      </Stack>
    </Waiting>
  );
}
