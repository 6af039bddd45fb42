'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { coveringInput } from '../../css/hidden.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Gallery.css.ts';

export type GalleryPaginatorProps = {
  trackId: string;
  names: ReadonlyArray<string>;
  thumbs: ReadonlyArray<ReactNode>;
  words: { views: string; back: string; forward: string };
};

function scrollToSlide(trackId: string, index: number): void {
  const track = document.getElementById(trackId);
  if (track === null) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left: index * track.clientWidth, behavior: calm ? 'instant' : 'smooth' });
}

/** The slide that fills most of the track, followed while it is swiped. */
function useCurrentSlide(trackId: string): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const track = document.getElementById(trackId);
    if (track === null) return;
    const follow = () => setCurrent(Math.round(track.scrollLeft / Math.max(1, track.clientWidth)));
    // A box that scrolls has to be reachable, so that its arrow keys work. Set here: without scripts nobody would follow it.
    track.tabIndex = 0;
    track.addEventListener('scroll', follow, { passive: true });
    return () => track.removeEventListener('scroll', follow);
  }, [trackId]);
  return current;
}

/** Arrows on the picture, thumbnails and the counter under it. */
export function GalleryPaginator({ trackId, names, thumbs, words }: GalleryPaginatorProps) {
  const current = useCurrentSlide(trackId);
  const turn = (step: number) => scrollToSlide(trackId, (current + step + names.length) % names.length);
  return (
    <div className={styles.paginator}>
      <span className={styles.arrows}>
        <IconButton icon="chevronLeft" label={words.back} onClick={() => turn(-1)} aria-controls={trackId} />
        <IconButton icon="chevronRight" label={words.forward} onClick={() => turn(1)} aria-controls={trackId} />
      </span>
      <div className={styles.bar}>
        <div role="radiogroup" aria-label={words.views} className={styles.thumbs}>
          {names.map((name, index) => (
            <label key={name} className={styles.thumb}>
              <input
                type="radio"
                name={`${trackId}-view`}
                aria-label={name}
                checked={index === current}
                onChange={() => scrollToSlide(trackId, index)}
                className={coveringInput}
              />
              {thumbs[index]}
            </label>
          ))}
        </div>
        <span className={styles.count}>
          {current + 1} / {names.length}
        </span>
      </div>
    </div>
  );
}
