'use client';
import { useEffect } from 'react';
import type { ZoomWords } from './zoom-link.ts';

/** A press that asks for a new tab or window, or for the menu of the link. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Opens the links of `zoomLink` inside the element with the id `within` as a viewer over the page. The viewer is
 * fetched at the first press; without scripts, or without a connection, the links lead to the pictures.
 */
export function ZoomOnPress({ within, words }: { within: string; words: ZoomWords }) {
  useEffect(() => {
    const element = document.getElementById(within);
    if (element === null) return;
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-zoom]') : null;
      if (link === null || isForBrowser(event)) return;
      event.preventDefault();
      const links = [...element.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')];
      import('./open-viewer.client.ts').then(
        ({ openViewer }) => openViewer(links, link, words),
        () => location.assign(link.href),
      );
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, [within, words]);
  return null;
}
