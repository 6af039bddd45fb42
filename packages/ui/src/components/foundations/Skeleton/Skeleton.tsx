import * as styles from './Skeleton.css.ts';

export type SkeletonBlockProps = {
  ratio?: 'square' | 'card' | 'wide' | 'look' | 'hero' | 'control' | 'section' | undefined;
};

/** Where a picture or a box will be. Skeletons say nothing to screen readers: the place around them is `aria-busy`. */
export function SkeletonBlock({ ratio }: SkeletonBlockProps) {
  return <div aria-hidden="true" className={styles.block({ ratio })} />;
}

export type SkeletonTextProps = {
  lines?: number | undefined;
  size?: 'display' | 'heading' | 'lead' | 'body' | 'label' | undefined;
};

/** Where text will be; the last of several lines is shorter. */
export function SkeletonText({ lines = 1, size }: SkeletonTextProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} className={styles.line({ size })} />
      ))}
    </div>
  );
}

/** Where an ItemCard will be, in the same height. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true" className={styles.card}>
      <SkeletonBlock ratio="card" />
      <div className={styles.cardWords}>
        <SkeletonText lines={2} />
      </div>
      <SkeletonText size="lead" />
      <div className={styles.cardEnd}>
        <SkeletonText size="label" />
      </div>
    </div>
  );
}
