import { classNames } from '../../../css/class-names.ts';
import * as styles from './Icon.css.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

/** Icons that point along the line of reading; a truck, a tag or a check mark looks alike in every language. */
const alongTheLine: ReadonlySet<IconName> = new Set(['back', 'chevronLeft', 'chevronRight', 'external']);

/** A drawing beside a word. It has no name of its own: the thing it stands in has one. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 16 | 20 | 22 | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.icon, styles.sizes[size], alongTheLine.has(name) && styles.turns)}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
