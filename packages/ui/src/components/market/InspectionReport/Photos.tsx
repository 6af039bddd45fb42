import { customProperties } from '../../../css/custom-properties.ts';
import { ZoomOnPress } from '../../../zoom/ZoomOnPress.client.tsx';
import { type Spot, type ZoomWords, zoomLink } from '../../../zoom/zoom-link.ts';
import { Art, type Picture } from '../Art/Art.tsx';
import * as styles from './InspectionReport.css.ts';

export type Photo = {
  id: string;
  picture: Picture;
  /** Width and height of the file in pixels: a photo with pins is shown whole. */
  size?: { width: number; height: number } | undefined;
  caption: string;
  /** Circled spots, in shares of the photo from its top left corner; the `alt` says that something is circled. */
  pins?: ReadonlyArray<Spot> | undefined;
};

export type PhotosProps = {
  photos: ReadonlyArray<Photo>;
  tint?: string | undefined;
  /** Makes each photo a link that opens it large; `id` is unique on the page. */
  zoom?: { id: string; words: ZoomWords } | undefined;
};

/** The photographs of an inspection: the first is large. */
export function Photos({ photos, tint, zoom }: PhotosProps) {
  return (
    <div className={styles.photos} id={zoom?.id}>
      {photos.map((photo, index) => (
        <figure key={photo.id} className={styles.photo({ big: index === 0 })}>
          {zoom === undefined ? (
            <PhotoFrame photo={photo} isBig={index === 0} tint={tint} />
          ) : (
            <a className={styles.zoom} {...zoomLink(largeOf(photo))}>
              <PhotoFrame photo={photo} isBig={index === 0} tint={tint} />
            </a>
          )}
          <figcaption className={styles.photoCaption}>{photo.caption}</figcaption>
        </figure>
      ))}
      {zoom !== undefined && <ZoomOnPress within={zoom.id} words={zoom.words} />}
    </div>
  );
}

function largeOf({ picture, size, caption, pins }: Photo) {
  return { src: picture.src, ...size, caption, spots: pins };
}

type PhotoFrameProps = { photo: Photo; isBig: boolean; tint: string | undefined };

function PhotoFrame({ photo: { picture, size, pins = [] }, isBig, tint }: PhotoFrameProps) {
  // A cropped photo would move the pins away from what they circle.
  const shape = pins.length === 0 || size === undefined ? undefined : `${size.width} / ${size.height}`;
  return (
    <span
      className={styles.picture({ big: isBig })}
      style={shape === undefined ? undefined : customProperties({ '--suki-photo-shape': shape })}
    >
      <Art picture={picture} ratio="fill" fit="cover" tint={tint} />
      {shape !== undefined &&
        pins.map(({ x, y }) => (
          <i
            key={`${x} ${y}`}
            className={styles.pin}
            style={customProperties({ '--suki-pin-x': `${x * 100}%`, '--suki-pin-y': `${y * 100}%` })}
          />
        ))}
    </span>
  );
}
