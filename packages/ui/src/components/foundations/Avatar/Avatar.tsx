import { customProperties } from '../../../css/custom-properties.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Avatar.css.ts';

export type AvatarProps = {
  /** Name of the person; its first letter stands in for a missing picture. */
  name: string;
  src?: string | undefined;
  tint?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** Returns the first letter as people count: an accent belongs to its letter, and an emoji is one, not two halves. */
function firstLetter(name: string): string | undefined {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment;
}

/** A person's picture beside the name. It is hidden from screen readers, because the name is read. */
export function Avatar({ name, src, tint, size }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.avatar({ size })}
      style={customProperties({ '--suki-avatar-tint': tint })}
    >
      {src === undefined ? (
        (firstLetter(name) ?? <Icon name="user" size={16} />)
      ) : (
        <picture>
          <img src={src} alt="" loading="lazy" decoding="async" className={styles.image} />
        </picture>
      )}
    </span>
  );
}
