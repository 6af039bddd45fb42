'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { nextInRail } from './next-in-rail.ts';
import * as styles from './Rail.css.ts';

export type RailTrackProps = {
  id: string;
  labelledBy: string;
  shape: 'card' | 'drop' | 'deal' | 'look' | undefined;
  children: ReactNode;
};

const focusable = 'a[href], button';

/** The scrolling row of a rail. Tab goes through the controls of the cards, arrow keys from card to card. */
export function RailTrack({ id, labelledBy, shape, children }: RailTrackProps) {
  const track = useRef<HTMLUListElement>(null);
  const [isStop, setStop] = useState(false);
  // Cards that lead nowhere take no focus: then the row itself has to, or keys could not scroll it.
  useEffect(() => setStop(track.current?.querySelector(focusable) === null), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || track.current === null) return;
    const cards = [...track.current.children];
    const current = cards.findIndex((card) => event.target instanceof Node && card.contains(event.target));
    if (current === -1) return;
    const next = nextInRail(
      cards.map((card) => card.getBoundingClientRect()),
      current,
      event.key,
    );
    const target = next === null ? null : cards[next]?.querySelector<HTMLElement>(focusable);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <ul
      ref={track}
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={isStop ? 0 : undefined}
      onKeyDown={onKeyDown}
      className={styles.rail({ shape })}
    >
      {children}
    </ul>
  );
}
