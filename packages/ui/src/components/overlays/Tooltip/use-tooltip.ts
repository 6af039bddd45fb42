import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A pointer that leaves within this time opens nothing. */
const hoverDelayMs = 400;
/** Time to move from the control to the words: they can be pointed at (WCAG 1.4.13). */
const leaveDelayMs = 120;
/** A finger rests this long until the words show, and they stay this long after it left. */
const holdDelayMs = 500;
const holdStayMs = 1500;

/**
 * Decides when a tooltip shows: at once with keyboard focus, after a moment under a mouse, and on touch while a finger
 * rests on the control, which is then not pressed.
 */
export function useTooltip(load: () => Promise<unknown>, initiallyOpen: boolean) {
  const [isOpen, setOpen] = useState(initiallyOpen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (delayMs: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delayMs);
  };
  const fetchAhead = () => void load().catch(() => undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return {
    isOpen,
    close,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        fetchAhead();
        if (event.pointerType !== 'touch') later(hoverDelayMs, () => setOpen(true));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') later(leaveDelayMs, () => setOpen(false));
      },
      onPointerDown: (event: PointerEvent) => {
        held.current = false;
        if (event.pointerType !== 'touch') return close();
        later(holdDelayMs, () => {
          held.current = true;
          setOpen(true);
        });
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === 'touch') later(held.current ? holdStayMs : 0, () => setOpen(false));
      },
      onPointerCancel: close,
      onClickCapture: (event: MouseEvent) => {
        if (!held.current) return;
        held.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onFocus: (event: { target: Element }) => {
        if (!event.target.matches(':focus-visible')) return;
        clearTimeout(timer.current);
        setOpen(true);
      },
      onBlur: close,
    },
  };
}
