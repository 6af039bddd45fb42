'use client';
import { IconButton } from '../IconButton/IconButton.tsx';

export type RailArrowsProps = { railId: string; backLabel: string; forwardLabel: string };

/** Scrolls by four fifths of what is in view, so that the last card seen stays as a landmark. */
const shareOfView = 0.8;

function scrollRail(railId: string, direction: -1 | 1): void {
  const rail = document.getElementById(railId);
  if (rail === null) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  rail.scrollBy({ left: direction * rail.clientWidth * shareOfView, behavior: calm ? 'instant' : 'smooth' });
}

/** The two arrows of a rail. At either end a press does nothing. */
export function RailArrows({ railId, backLabel, forwardLabel }: RailArrowsProps) {
  return (
    <>
      <IconButton icon="chevronLeft" label={backLabel} onClick={() => scrollRail(railId, -1)} aria-controls={railId} />
      <IconButton
        icon="chevronRight"
        label={forwardLabel}
        onClick={() => scrollRail(railId, 1)}
        aria-controls={railId}
      />
    </>
  );
}
