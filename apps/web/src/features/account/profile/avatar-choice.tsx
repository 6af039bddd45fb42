import { avatarNumbers } from '@suki/domain/users/avatars';
import { accountTexts } from '../account.texts.ts';
import * as styles from './avatar-choice.css.ts';
import { avatarPath } from './avatar-path.ts';

export type AvatarChoiceProps = { readonly value: number; readonly onChange: (avatar: number) => void };

export function AvatarChoice({ value, onChange }: AvatarChoiceProps) {
  return (
    <fieldset>
      <legend>{accountTexts.picture}</legend>
      <div className={styles.choices}>
        {avatarNumbers.map((number) => (
          <label key={number} className={styles.choice}>
            <input
              type="radio"
              name="avatar"
              aria-label={accountTexts.pictureOf(number)}
              checked={number === value}
              onChange={() => onChange(number)}
              className={styles.input}
            />
            <picture className={styles.frame}>
              <img src={avatarPath(number)} alt="" width={48} height={48} loading="lazy" className={styles.picture} />
            </picture>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
