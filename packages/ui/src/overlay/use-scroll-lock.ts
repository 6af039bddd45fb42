import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Stops the page behind from scrolling while the caller is mounted. An attribute on the root does this, never a style
 * sheet made at run time: the shop's content security policy allows none. The room of a scroll bar is kept, so that
 * nothing moves.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (locks === 0) root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'gutter' : 'plain';
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) delete root.dataset.scrollLock;
    };
  }, []);
}
