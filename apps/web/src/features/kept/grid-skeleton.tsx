import { Grid } from '@suki/ui/foundations/Grid/Grid';
import { SkeletonCard } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Waiting } from '../../shell/page/waiting.client.tsx';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function GridSkeleton() {
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
