import * as styles from './SkipLink.css.ts';

/** First thing of the page: shows on focus and leads past the header. `targetId` is the id of the main element. */
export function SkipLink({ targetId, children }: { targetId: string; children: string }) {
  return (
    <a href={`#${targetId}`} className={styles.skipLink}>
      {children}
    </a>
  );
}
