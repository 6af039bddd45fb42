'use client';
import { useEffect, useRef, useState } from 'react';

function scrollToSlide(track: HTMLElement, index: number): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Where reading runs to the left, so does the track, and its positions are negative.
  const side = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollTo({ left: side * index * track.clientWidth, behavior: calm ? 'instant' : 'smooth' });
}

/** A track that has not moved for this long has come to rest; Safari tells of the end only since 26.2 (ADR 0121). */
const REST_MS = 120;

const slideInView = (track: HTMLElement) => Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));

/**
 * Returns the shown slide of a track, and a function that shows another. `current` follows a swipe; on the way to a
 * chosen slide the ones that pass by are not reported. Arrow keys, Home and End move a focused track.
 */
export function useSlide(trackId: string, count: number): { current: number; show: (index: number) => void } {
  const [current, setCurrent] = useState(0);
  const chosen = useRef<number | null>(null);
  useEffect(() => {
    const track = document.getElementById(trackId);
    if (track === null) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      chosen.current = null;
      follow();
    };
    const follow = () => {
      if (chosen.current === null) setCurrent(slideInView(track));
      if (!tellsEnd) {
        clearTimeout(resting);
        if (chosen.current !== null) resting = setTimeout(rest, REST_MS);
      }
    };
    const tellsEnd = 'onscrollend' in window;
    const turn = (event: KeyboardEvent) => {
      const side = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
      const here = slideInView(track);
      const steps: Readonly<Record<string, number>> = {
        ArrowRight: here + side,
        ArrowLeft: here - side,
        Home: 0,
        End: count - 1,
      };
      const index = steps[event.key];
      if (index === undefined || event.target !== track) return;
      event.preventDefault();
      scrollToSlide(track, Math.max(0, Math.min(index, count - 1)));
    };
    // A box that scrolls has to be reachable, so that its keys work. Set here: without scripts nobody would follow it.
    track.tabIndex = 0;
    track.addEventListener('scroll', follow, { passive: true });
    track.addEventListener('scrollend', rest);
    track.addEventListener('keydown', turn);
    return () => {
      clearTimeout(resting);
      track.removeEventListener('scroll', follow);
      track.removeEventListener('scrollend', rest);
      track.removeEventListener('keydown', turn);
    };
  }, [trackId, count]);

  function show(index: number): void {
    const track = document.getElementById(trackId);
    if (track === null) return;
    // Without a distance to scroll there is no end of the scrolling either.
    chosen.current = slideInView(track) === index ? null : index;
    setCurrent(index);
    scrollToSlide(track, index);
  }
  return { current, show };
}
