'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls the strip to its chosen tab, and never the page. */
function showChosen(strip: HTMLElement) {
  const chosen = strip.querySelector('[aria-selected="true"], [aria-current]');
  if (!chosen) return;
  const [frame, tabBox] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const middle = (box: DOMRect) => (box.left + box.right) / 2;
  if (tabBox.left < frame.left || tabBox.right > frame.right) strip.scrollLeft += middle(tabBox) - middle(frame);
}

/**
 * Scrolls the chosen tab into view, at the start and when another one is chosen. At the start a ResizeObserver decides
 * the moment: inside something closed the strip has no size yet, and a late font or a turned phone changes the size.
 *
 * @param chosen Identifies the chosen tab; left out where the strip itself keeps the choice.
 */
export function useChosenInSight<Strip extends HTMLElement>(chosen: string | undefined): RefObject<Strip | null> {
  const list = useRef<Strip>(null);
  useLayoutEffect(() => {
    if (list.current && chosen !== undefined) showChosen(list.current);
  }, [chosen]);
  useLayoutEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const observer = new ResizeObserver(() => showChosen(strip));
    for (const each of [strip, ...strip.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return list;
}
