'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far below the top of the page a list begins, in px; null on the server and until it has been measured. */
export function useListTop(list: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // Things above the list can grow: a message, a picture, a line that breaks.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
