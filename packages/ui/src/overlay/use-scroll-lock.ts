import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * The page behind stands still while the caller is mounted. An attribute on the root does it, never a style sheet made at run time:
 * the shop's content security policy allows none. Where a scroll bar took room, its room is kept, so that nothing moves.
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
