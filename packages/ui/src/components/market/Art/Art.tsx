import type { ReactNode } from 'react';
import { customProperties } from '../../../css/custom-properties.ts';
import * as styles from './Art.css.ts';

/** A picture in several widths, as the file store serves it. */
export type Picture = {
  src: string;
  srcSet?: string | undefined;
  /** Other formats, best first: `{ type: 'image/avif', srcSet: '…' }`. */
  sources?: ReadonlyArray<{ type: string; srcSet: string }> | undefined;
  /** Describes the picture; empty when the words beside it already do. */
  alt: string;
};

export type ArtProps = {
  /** Missing: only the ground shows. */
  picture?: Picture | undefined;
  ratio?: 'square' | 'card' | 'wide' | 'look' | 'banner' | 'hero' | 'fill' | undefined;
  /** Width of the picture in the layout, for the browser's choice: "(min-width: 900px) 184px, 42vw". */
  sizes?: string | undefined;
  /** A colour of the product; the ground is tinted with 15 % of it (22 % in the dark). */
  tint?: string | undefined;
  /** A ThumbHash as a `data:` URL. */
  placeholder?: string | undefined;
  /** `cover` for photographs and crops, `contain` (the default) for a whole product. */
  fit?: 'contain' | 'cover' | undefined;
  /** In view at first: loads at once and first. Everything else loads when it comes near. */
  priority?: boolean | undefined;
  /** Top left: a Tag or a Stamp. */
  corner?: ReactNode | undefined;
};

/**
 * A product picture on its soft tinted ground, in a fixed ratio: the layout never moves when the picture arrives.
 * `fill` takes the size of the parent element, which must be positioned and have a height of its own.
 */
export function Art({
  picture,
  ratio = 'card',
  sizes,
  tint,
  placeholder,
  fit = 'contain',
  priority = false,
  corner,
}: ArtProps) {
  const image = picture && (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      alt={picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={`${styles.picture} ${styles.fits[fit]}`}
    />
  );
  return (
    <span
      className={`${styles.art} ${styles.ratios[ratio]}`}
      style={customProperties({
        '--suki-art-tint': tint,
        '--suki-art-placeholder': placeholder === undefined ? undefined : `url("${placeholder}")`,
      })}
    >
      {image !== undefined &&
        (picture?.sources === undefined ? (
          image
        ) : (
          <picture>
            {picture.sources.map((source) => (
              <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
            ))}
            {image}
          </picture>
        ))}
      {corner !== undefined && <span className={styles.corner}>{corner}</span>}
    </span>
  );
}
