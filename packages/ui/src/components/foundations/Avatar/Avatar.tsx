import { customProperties } from '../../../css/custom-properties.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Avatar.css.ts';

export type AvatarProps = {
  /** Whose it is; its first letter stands in for a missing picture. */
  name: string;
  src?: string | undefined;
  tint?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** By letters as people count them: an accent belongs to its letter, and an emoji is one, not two halves. */
function firstLetter(name: string): string | undefined {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment;
}

/** Somebody's face, beside their name: it says nothing to screen readers, the name does. */
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
