'use client';
import { customProperties } from '../../../css/custom-properties.ts';
import type { Spot } from '../../../zoom/zoom-link.ts';
import * as styles from './SpotField.css.ts';
import { spotAfterKey, spotOfTap } from './spot-place.ts';

export type SpotOnPhoto<Id extends string> = { id: Id; spot: Spot | null };

export type SpotFieldProps<Id extends string> = {
  /** Names the field: "Photo that shows: Upper". */
  label: string;
  photos: ReadonlyArray<{ id: Id; src: string; name: string }>;
  /** The chosen photo and the spot on it; missing while none is chosen. */
  value: SpotOnPhoto<Id> | undefined;
  onValueChange: (value: SpotOnPhoto<Id> | undefined) => void;
  words: {
    /** Asks for a photo, and then for the spot on it. */
    choose: string;
    tap: string;
    /** Names the large photo: "Mark the spot on “Soles”. Arrow keys move it." */
    spot: (name: string) => string;
  };
};

/** Chooses a photo, and by a tap a spot on it, in shares from its top left corner. A second press takes it back. */
export function SpotField<Id extends string>({ label, photos, value, onValueChange, words }: SpotFieldProps<Id>) {
  const chosen = photos.find(({ id }) => id === value?.id);
  return (
    <fieldset aria-label={label} className={styles.field}>
      <p className={styles.hint}>{chosen === undefined ? words.choose : words.tap}</p>
      <div className={styles.photos}>
        {photos.map(({ id, src, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen?.id}
            className={styles.photo}
            onClick={() => onValueChange(id === chosen?.id ? undefined : { id, spot: null })}
          >
            <img src={src} alt={name} className={styles.thumb} />
          </button>
        ))}
      </div>
      {chosen !== undefined && (
        <button
          type="button"
          aria-label={words.spot(chosen.name)}
          className={styles.stage}
          onClick={(event) =>
            onValueChange({ id: chosen.id, spot: spotOfTap(event, event.currentTarget.getBoundingClientRect()) })
          }
          onKeyDown={(event) => {
            const spot = spotAfterKey(event.key, value?.spot ?? null);
            if (spot === null) return;
            event.preventDefault();
            onValueChange({ id: chosen.id, spot });
          }}
        >
          <img src={chosen.src} alt="" className={styles.large} />
          {value?.spot != null && (
            <i
              className={styles.ring}
              style={customProperties({
                '--suki-spot-x': `${value.spot.x * 100}%`,
                '--suki-spot-y': `${value.spot.y * 100}%`,
              })}
            />
          )}
        </button>
      )}
    </fieldset>
  );
}
