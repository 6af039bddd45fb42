import { type MouseEvent, type RefObject, useRef, useState } from 'react';

export type Opener = {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** True when a key opened it: the opened part puts the focus on its first entry. */
  byKeyboard: boolean;
  close: () => void;
  /** Props of the button. The rest is fetched at the first sign of interest, before the press. */
  props: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    onPointerEnter: () => void;
    onPointerDown: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent) => void;
  };
};

/** State of a button that opens something beside it. `load` fetches the opened part; calling it again costs nothing. */
export function useOpener(load: () => Promise<unknown>, initiallyOpen = false): Opener {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState({ isOpen: initiallyOpen, byKeyboard: false });
  // A failed fetch shows when the button is pressed, so fetching ahead ignores it.
  const fetchAhead = () => void load().catch(() => undefined);
  return {
    button,
    ...state,
    close: () => setState({ isOpen: false, byKeyboard: false }),
    props: {
      ref: button,
      'aria-expanded': state.isOpen,
      onPointerEnter: fetchAhead,
      onPointerDown: fetchAhead,
      onFocus: fetchAhead,
      // A click without a count came from a key.
      onClick: (event) => setState({ isOpen: !state.isOpen, byKeyboard: event.detail === 0 }),
    },
  };
}
