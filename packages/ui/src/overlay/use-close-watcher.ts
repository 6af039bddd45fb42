import { useEffect, useEffectEvent } from 'react';

type Watcher = { onclose: (() => void) | null; destroy: () => void };
type WithWatcher = { CloseWatcher?: new () => Watcher };

/**
 * Makes the back gesture of a phone close the open part instead of leaving the page, in browsers that report the
 * gesture.
 */
export function useCloseWatcher(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = globalThis as WithWatcher;
    if (CloseWatcher === undefined) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
}
