'use client';
import type { ReactNode } from 'react';
import { customProperties } from '../../../css/custom-properties.ts';
import { coveringInput, visuallyHidden } from '../../../css/hidden.css.ts';
import { IconButton } from '../../foundations/IconButton/IconButton.tsx';
import * as styles from './Gallery.css.ts';
import { useSlide } from './use-slide.client.ts';

export type GalleryPaginatorProps = {
  trackId: string;
  slides: ReadonlyArray<{ id: string; name: string }>;
  thumbs: ReadonlyArray<ReactNode>;
  words: { views: string; back: string; forward: string };
};

/** Arrows on the picture, thumbnails and the counter under it. */
export function GalleryPaginator({ trackId, slides, thumbs, words }: GalleryPaginatorProps) {
  const { current, show } = useSlide(trackId, slides.length);
  const turn = (step: number) => show((current + step + slides.length) % slides.length);
  return (
    <div className={styles.paginator}>
      <span className={styles.arrows}>
        <IconButton icon="chevronLeft" label={words.back} onClick={() => turn(-1)} aria-controls={trackId} />
        <IconButton icon="chevronRight" label={words.forward} onClick={() => turn(1)} aria-controls={trackId} />
      </span>
      <div className={styles.bar}>
        <div
          role="radiogroup"
          aria-label={words.views}
          className={styles.thumbs}
          style={customProperties({ '--suki-views': String(slides.length) })}
        >
          {slides.map(({ id, name }, index) => (
            <label key={id} className={styles.thumb}>
              <input
                type="radio"
                name={`${trackId}-view`}
                aria-label={name}
                checked={index === current}
                onChange={() => show(index)}
                className={coveringInput}
              />
              {thumbs[index]}
            </label>
          ))}
        </div>
        <span aria-hidden="true" className={styles.count}>
          {current + 1} / {slides.length}
        </span>
        <span role="status" className={visuallyHidden}>
          {slides[current]?.name} {current + 1} / {slides.length}
        </span>
      </div>
    </div>
  );
}
