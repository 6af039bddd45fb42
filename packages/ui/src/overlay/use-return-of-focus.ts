import { useRef } from 'react';
import type { Opener } from './use-opener.ts';

type Outside = { target: EventTarget | null; preventDefault: () => void };

/**
 * Handlers for Radix when a panel beside a button loses the attention. The button does not count as outside, because a
 * press on it closes the panel. The focus returns to the button, unless somebody pressed or moved elsewhere.
 */
export function useReturnOfFocus({ button, close }: Pick<Opener, 'button' | 'close'>, then?: () => void) {
  const leftFor = useRef(false);
  return {
    onInteractOutside: (event: Outside) => {
      if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
      else leftFor.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!leftFor.current) button.current?.focus();
      leftFor.current = false;
      then?.();
    },
    onOpenChange: (open: boolean) => {
      if (!open) close();
    },
  };
}
