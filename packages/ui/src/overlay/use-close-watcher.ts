import { useEffect, useEffectEvent } from 'react';

type Watcher = { onclose: (() => void) | null; destroy: () => void };
type WithWatcher = { CloseWatcher?: new () => Watcher };

/** The back gesture of a phone closes what is open and does not leave the page, where the browser can tell us of it. */
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
