import { type MouseEvent, type RefObject, useRef, useState } from 'react';

export type Opener = {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** It was opened by a key: what opens puts the focus on its first entry. */
  byKeyboard: boolean;
  close: () => void;
  /** For the button that opens. The rest is fetched at the first sign that somebody wants it, before the press. */
  props: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    onPointerEnter: () => void;
    onPointerDown: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent) => void;
  };
};

/** State of a button that opens something beside it. `load` fetches what opens; calling it again costs nothing. */
export function useOpener(load: () => Promise<unknown>, initiallyOpen = false): Opener {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState({ isOpen: initiallyOpen, byKeyboard: false });
  // A failure shows when it is opened; fetching ahead must not fail aloud.
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
