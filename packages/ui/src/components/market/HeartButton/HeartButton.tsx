import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './HeartButton.css.ts';

export type HeartButtonProps = {
  /** What the press does, with the name of the thing: "Save Samba OG". It stays when the heart is full. */
  label: string;
  pressed: boolean;
  onPress: () => void;
  /** A word beside the heart, with which the label begins; without one the heart stands on its own ground. */
  word?: string | undefined;
};

/** A heart to press: full while the thing is saved. */
export function HeartButton({ label, pressed, onPress, word }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      className={word === undefined ? styles.onPicture : styles.withWord}
    >
      <Icon name="heart" size={22} />
      {word}
    </button>
  );
}
