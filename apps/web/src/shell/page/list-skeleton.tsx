import { SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Waiting } from './waiting.client.tsx';

export function ListSkeleton() {
  return (
    <Waiting>
      <Stack space={6}>
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <SkeletonText key={key} lines={3} />
        ))}
      </Stack>
    </Waiting>
  );
}
