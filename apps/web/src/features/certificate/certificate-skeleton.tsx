import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Waiting } from '../../shell/page/waiting.client.tsx';
import * as styles from './certificate.css.ts';

export function CertificateSkeleton() {
  return (
    <div className={styles.sheet}>
      <Waiting>
        <Stack space={6}>
          <SkeletonText size="display" />
          <SkeletonText size="heading" />
          <div className={styles.item}>
            <SkeletonBlock ratio="card" />
            <SkeletonText lines={3} />
          </div>
          <SkeletonBlock ratio="section" />
          <SkeletonText lines={8} />
        </Stack>
      </Waiting>
    </div>
  );
}
