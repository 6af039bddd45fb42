import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import * as styles from './shell.css.ts';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

type LoadingRowsProps = {
  readonly label: string;
  readonly hasPicture?: boolean | undefined;
};

export function LoadingRows({ label, hasPicture = false }: LoadingRowsProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">
        <Rows>
          {rows.map((row) => (
            <Row key={row}>
              <div className={hasPicture ? styles.loadingItem : styles.loadingWords}>
                {hasPicture && <SkeletonBlock ratio="square" />}
                <SkeletonText lines={2} />
              </div>
            </Row>
          ))}
        </Rows>
      </div>
    </div>
  );
}
