import type { ReactNode } from 'react';
import { ZoomOnPress } from '../../../zoom/ZoomOnPress.client.tsx';
import { type ZoomWords, zoomLink } from '../../../zoom/zoom-link.ts';
import { Art, type Picture } from '../Art/Art.tsx';
import * as styles from './Gallery.css.ts';
import { GalleryPaginator } from './GalleryPaginator.client.tsx';

export type GalleryView = {
  id: string;
  /** Names the view in a word: "Side", "Sole". */
  name: string;
  picture: Picture;
  /** The picture in the widths of a thumbnail; without it `picture` is taken. */
  thumb?: Picture | undefined;
  /** Address of the largest picture: makes the view a link that opens it (with `words.zoom`). */
  large?: string | undefined;
  placeholder?: string | undefined;
  fit?: 'contain' | 'cover' | undefined;
};

export type GalleryProps = {
  /** Unique on the page. */
  id: string;
  /** None while there are no pictures yet: the ground keeps their place. */
  views: ReadonlyArray<GalleryView>;
  tint?: string | undefined;
  /** Width of the large picture, for the browser's choice. */
  sizes?: string | undefined;
  /** A Tag or Stamp on the picture. */
  stamp?: ReactNode | undefined;
  words: { gallery: string; views: string; back: string; forward: string; zoom?: ZoomWords | undefined };
};

/**
 * The pictures of an item: swipe, arrows, thumbnails (a radio group: arrow keys go through it), counter. Swiping works
 * without scripts; the paginator is the only part that needs them.
 */
export function Gallery({ id, views, tint, sizes, stamp, words }: GalleryProps) {
  return (
    <section aria-label={words.gallery} className={styles.gallery}>
      <div className={styles.stage}>
        <ul id={id} aria-label={words.views} className={styles.track}>
          {views.length === 0 && (
            <li className={styles.slide}>
              <Art ratio="hero" tint={tint} />
            </li>
          )}
          {views.map((view, index) => (
            <li key={view.id} className={styles.slide}>
              <Zoomable view={view} isFirst={index === 0}>
                <Art
                  picture={view.picture}
                  ratio="hero"
                  sizes={sizes}
                  tint={tint}
                  placeholder={view.placeholder}
                  fit={view.fit}
                  priority={index === 0}
                />
              </Zoomable>
            </li>
          ))}
        </ul>
        {words.zoom !== undefined && <ZoomOnPress within={id} words={words.zoom} />}
        {stamp !== undefined && <span className={styles.stamp}>{stamp}</span>}
      </div>
      {views.length > 1 && (
        <GalleryPaginator
          trackId={id}
          slides={views.map(({ id: view, name }) => ({ id: view, name }))}
          words={words}
          thumbs={views.map((view) => (
            <Art
              key={view.id}
              picture={view.thumb ?? { ...view.picture, alt: '' }}
              ratio="square"
              sizes="88px"
              tint={tint}
              placeholder={view.placeholder}
              fit={view.fit}
            />
          ))}
        />
      )}
    </section>
  );
}

type ZoomableProps = { view: GalleryView; isFirst: boolean; children: ReactNode };

/** Tab stops at the first picture alone: the viewer that it opens has all of them. */
function Zoomable({ view: { large, name }, isFirst, children }: ZoomableProps) {
  return large === undefined ? (
    children
  ) : (
    <a className={styles.zoom} tabIndex={isFirst ? undefined : -1} {...zoomLink({ src: large, caption: name })}>
      {children}
    </a>
  );
}
