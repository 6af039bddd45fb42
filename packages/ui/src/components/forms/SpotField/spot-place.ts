import type { Spot } from '../../../zoom/zoom-link.ts';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const STEP = 0.02;
const MIDDLE: Spot = { x: 0.5, y: 0.5 };
const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The spot of a tap in shares of the photo; a press by the keyboard has no place and marks the middle. */
export function spotOfTap(tap: { clientX: number; clientY: number; detail: number }, box: Box): Spot {
  return tap.detail === 0
    ? MIDDLE
    : { x: inside((tap.clientX - box.left) / box.width), y: inside((tap.clientY - box.top) / box.height) };
}

/** The spot after an arrow key; null for another key. */
export function spotAfterKey(key: string, spot: Spot | null): Spot | null {
  const step = steps[key];
  const from = spot ?? MIDDLE;
  return step === undefined ? null : { x: inside(from.x + step.x), y: inside(from.y + step.y) };
}

/** Within the photo, in thousandths. */
const inside = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
