'use client';
import { useEffect, useEffectEvent } from 'react';
import type { ZoomWords } from './zoom-link.ts';

/** A press that asks for a new tab or window, or for the file. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/**
 * Opens the links of `zoomLink` inside the element with the id `within` as a viewer over the page. The viewer is
 * fetched at the first press, and goes when this part goes; without scripts, or without a connection, the links lead to
 * the pictures.
 */
export function ZoomOnPress({ within, words }: { within: string; words: ZoomWords }) {
  // New words of the same meaning must not close an open viewer.
  const open = useEffectEvent((links: Element, first: HTMLAnchorElement, host: AbortSignal) => {
    import('./open-viewer.client.ts').then(
      ({ openViewer }) => openViewer(links, first, words, host),
      () => location.assign(first.href),
    );
  });
  useEffect(() => {
    const host = new AbortController();
    const element = document.getElementById(within);
    element?.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-zoom]');
        if (!link || isForBrowser(event)) return;
        event.preventDefault();
        open(element, link, host.signal);
      },
      host,
    );
    return () => host.abort();
  }, [within]);
  return null;
}
