import { customProperties } from '../../../css/custom-properties.ts';
import { Art, type Picture } from '../Art/Art.tsx';
import * as styles from './InspectionReport.css.ts';

export type Photo = {
  id: string;
  picture: Picture;
  caption: string;
  /** Marks a spot, in shares of the picture from its top left corner; the `alt` says that something is circled. */
  pin?: { x: number; y: number } | undefined;
};

/** The photographs of an inspection: the first is large. */
export function Photos({ photos, tint }: { photos: ReadonlyArray<Photo>; tint?: string | undefined }) {
  return (
    <div className={styles.photos}>
      {photos.map((photo, index) => (
        <figure key={photo.id} className={styles.photo({ big: index === 0 })}>
          <span className={styles.picture({ big: index === 0 })}>
            <Art picture={photo.picture} ratio="fill" fit="cover" tint={tint} />
            {photo.pin && (
              <i
                className={styles.pin}
                style={customProperties({
                  '--suki-pin-x': `${photo.pin.x * 100}%`,
                  '--suki-pin-y': `${photo.pin.y * 100}%`,
                })}
              />
            )}
          </span>
          <figcaption className={styles.photoCaption}>{photo.caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
