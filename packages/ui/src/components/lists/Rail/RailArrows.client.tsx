'use client';
import { useEffect, useState } from 'react';
import { IconButton } from '../../foundations/IconButton/IconButton.tsx';
import * as styles from './Rail.css.ts';

export type RailArrowsProps = { railId: string; backLabel: string; forwardLabel: string };

/** Scrolls by four fifths of what is in view, so that the last card seen stays as a landmark. */
const shareOfView = 0.8;

function scrollRail(railId: string, direction: -1 | 1): void {
  const rail = document.getElementById(railId);
  if (rail === null) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const towards = getComputedStyle(rail).direction === 'rtl' ? -direction : direction;
  rail.scrollBy({ left: towards * rail.clientWidth * shareOfView, behavior: calm ? 'instant' : 'smooth' });
}

type Ends = { atStart: boolean; atEnd: boolean };

/** Returns at which ends the rail stands. Before the first measurement the rail counts as standing at its start. */
function useRailEnds(railId: string): Ends {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false });
  useEffect(() => {
    const rail = document.getElementById(railId);
    if (rail === null) return;
    const look = () => {
      // Negative where reading runs to the left.
      const gone = Math.abs(rail.scrollLeft);
      const next = { atStart: gone < 2, atEnd: gone > rail.scrollWidth - rail.clientWidth - 2 };
      setEnds((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next));
    };
    rail.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(rail);
    return () => {
      rail.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [railId]);
  return ends;
}

/**
 * The two arrows of a rail. An arrow without a way on is disabled and stays focusable; when all cards are in view there
 * are no arrows.
 */
export function RailArrows({ railId, backLabel, forwardLabel }: RailArrowsProps) {
  const { atStart, atEnd } = useRailEnds(railId);
  return (
    <span className={styles.arrows({ idle: atStart && atEnd })}>
      <IconButton
        icon="chevronLeft"
        label={backLabel}
        onClick={() => scrollRail(railId, -1)}
        aria-controls={railId}
        aria-disabled={atStart || undefined}
      />
      <IconButton
        icon="chevronRight"
        label={forwardLabel}
        onClick={() => scrollRail(railId, 1)}
        aria-controls={railId}
        aria-disabled={atEnd || undefined}
      />
    </span>
  );
}
