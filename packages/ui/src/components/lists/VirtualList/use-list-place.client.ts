'use client';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { placeIn, withPlace } from './list-place.ts';

type ListPlaceInput = {
  name: string | undefined;
  /** The list is measured and has rows. */
  isReady: boolean;
  keyAt: (index: number) => string | undefined;
  indexOf: (key: string) => number;
  virtualizer: Virtualizer<Window, HTMLLIElement>;
};

/**
 * Keeps the row at the top of the window in the browser's history, and scrolls there once when somebody returns to the
 * page. The place lies in the history entry rather than in a store: a link to the page starts at the top, "back" does
 * not.
 */
export function useListPlace({ name, isReady, keyAt, indexOf, virtualizer }: ListPlaceInput): { keep: () => void } {
  const [kept] = useState(() =>
    name === undefined || typeof window === 'undefined' ? undefined : placeIn(window.history.state, name),
  );
  const isBack = useRef(kept === undefined);
  const written = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    if (!isReady || isBack.current || kept === undefined) return;
    isBack.current = true;
    const index = indexOf(kept.key);
    // Scrolls by row, because its place in px changes while the rows above are measured. The first row stands where the
    // page begins anyway.
    if (index > 0) virtualizer.scrollToIndex(index, { align: 'start' });
  });

  function keep(): void {
    if (name === undefined || !isReady || !isBack.current) return;
    // Measured at the line to which a return scrolls: above this line the foot of the previous row still shows, and
    // that row would be the one kept next.
    const line = window.scrollY + virtualizer.options.scrollPaddingStart;
    const row = virtualizer.getVirtualItemForOffset(line);
    const key = row === undefined ? undefined : keyAt(row.index);
    if (row === undefined || key === undefined) return;
    // Writes only a new key, because browsers refuse a page that writes its history too often.
    if (written.current === key) return;
    written.current = key;
    window.history.replaceState(withPlace(window.history.state, name, { key }), '');
  }
  return { keep };
}
