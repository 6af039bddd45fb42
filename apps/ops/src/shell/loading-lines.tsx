import { SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import * as styles from './shell.css.ts';

/** The placeholder of a page's head: breadcrumb, title, a few lines. */
export function LoadingLines({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-busy="true" className={styles.loadingHead}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <SkeletonText size="label" />
      <SkeletonText lines={2} size="display" />
      <SkeletonText lines={4} />
    </div>
  );
}
