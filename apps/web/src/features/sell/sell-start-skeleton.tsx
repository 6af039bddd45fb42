import { Grid } from '@suki/ui/foundations/Grid/Grid';
import { SkeletonBlock, SkeletonCard, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Waiting } from '../../shell/page/waiting.client.tsx';

const cards = Array.from({ length: 12 }, (_, index) => `card-${index}`);

export function SellGridSkeleton() {
  return (
    <Waiting>
      <Grid rowSpace={8}>
        {cards.map((key) => (
          <SkeletonCard key={key} />
        ))}
      </Grid>
    </Waiting>
  );
}

export function SellStartSkeleton() {
  return (
    <Stack space={6}>
      <SkeletonText size="display" />
      <SkeletonBlock ratio="control" />
      <SellGridSkeleton />
    </Stack>
  );
}
