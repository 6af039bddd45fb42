import * as styles from './Icon.css.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

/** A drawing beside a word. It has no name of its own: the thing it stands in has one. */
export function Icon({ name, size }: { name: IconName; size?: 16 | 20 | 22 | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.icon({ size })}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
