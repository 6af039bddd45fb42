import { customProperties } from '../../css/custom-properties.ts';
import * as styles from './Avatar.css.ts';

export type AvatarProps = {
  /** Whose it is; its first letter stands in for a missing picture. */
  name: string;
  src?: string | undefined;
  tint?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** Somebody's face, beside their name: it says nothing to screen readers, the name does. */
export function Avatar({ name, src, tint, size }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.avatar({ size })}
      style={customProperties({ '--suki-avatar-tint': tint })}
    >
      {src === undefined ? (
        name.trim().slice(0, 1)
      ) : (
        <picture>
          <img src={src} alt="" loading="lazy" decoding="async" className={styles.image} />
        </picture>
      )}
    </span>
  );
}
