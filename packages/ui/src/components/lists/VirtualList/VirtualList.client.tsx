'use client';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { customProperties } from '../../../css/custom-properties.ts';
import { visuallyHidden } from '../../../css/hidden.css.ts';
import { focusRow, leavesArrows, rowAfterKey, rowOf } from './row-focus.ts';
import { useListPlace } from './use-list-place.client.ts';
import { useListTop } from './use-list-top.client.ts';
import * as styles from './VirtualList.css.ts';

export type VirtualListProps<Item> = {
  /** Names the list: "Sold pairs". */
  label: string;
  /** How many there are, in words; announced when it changes: "1,204 sold pairs". */
  count: string;
  items: ReadonlyArray<Item>;
  /** How many there are in all, where not all have been loaded yet. */
  total?: number | undefined;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** About how high a row is, in px. Rows are measured when they are drawn: they may be of any height. */
  rowHeight: number;
  /** A name of this list on its page: coming back to the page leads back to the same row. */
  placeName?: string | undefined;
};

/** Drawn on the server and before any script has run: about two screens of a phone. */
const firstRows = 12;
/** Rows drawn beyond each edge, so that Tab always finds the next one. */
const overscan = 6;

/** A long list that scrolls with the page and draws only the rows that are near. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  // The list's helper changes in place, which the compiler's memory would not see.
  'use no memo';
  const { label, count, items, total, keyOf, children, rowHeight, placeName } = props;
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const top = useListTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyAt(index) ?? index,
    overscan,
    scrollMargin: top ?? 0,
    scrollPaddingStart: 16,
    scrollPaddingEnd: 96,
    // The row with the focus stays drawn however far one scrolls away: focus would fall back to the page otherwise.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return focused === null || near.includes(focused) || focused >= items.length
        ? near
        : [...near, focused].toSorted((one, other) => one - other);
    },
    onChange: (instance) => {
      if (!instance.isScrolling) place.keep();
    },
  });
  const place = useListPlace({
    name: placeName,
    isReady: top !== null && items.length > 0,
    keyAt,
    indexOf,
    virtualizer,
  });

  function keyAt(index: number): string | undefined {
    const item = items[index];
    return item === undefined ? undefined : keyOf(item);
  }
  function indexOf(key: string): number {
    return items.findIndex((item) => keyOf(item) === key);
  }

  useLayoutEffect(() => {
    if (wanted.current !== null && list.current !== null && focusRow(list.current, wanted.current))
      wanted.current = null;
  });

  function onKeyDown(event: KeyboardEvent) {
    const row = rowOf(event.target);
    if (row === null || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = leavesArrows(event.target) ? rowAfterKey(event.key, row, items.length) : null;
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    setFocused(next);
    virtualizer.scrollToIndex(next);
  }

  const rows =
    top === null
      ? items.slice(0, firstRows).map((_, index) => ({ index, start: null }))
      : virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - top }));
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {count}
      </p>
      <ul
        ref={list}
        aria-label={label}
        className={styles.list}
        style={top === null ? undefined : customProperties({ '--suki-list-height': `${virtualizer.getTotalSize()}px` })}
        onKeyDown={onKeyDown}
        onFocus={(event) => setFocused(rowOf(event.target))}
        onBlur={() => setFocused(wanted.current)}
        onClickCapture={place.keep}
      >
        {rows.map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li
              key={keyOf(item)}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={total ?? items.length}
              className={classNames(styles.row, start !== null && styles.placed)}
              style={start === null ? undefined : customProperties({ '--suki-list-start': `${start}px` })}
            >
              {children(item)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
