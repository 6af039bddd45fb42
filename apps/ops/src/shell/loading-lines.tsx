import { Hidden } from '@suki/ui/Hidden/Hidden';
import { SkeletonText } from '@suki/ui/Skeleton/Skeleton';

/** Where something will be in a moment. */
export function LoadingLines({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-busy="true">
      <Hidden>{label}</Hidden>
      <SkeletonText lines={1} size="display" />
      <SkeletonText lines={6} size="lead" />
    </div>
  );
}
