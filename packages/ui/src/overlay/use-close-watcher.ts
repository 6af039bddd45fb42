import { useEffect, useEffectEvent } from 'react';

type Watcher = { onclose: (() => void) | null; destroy: () => void };
type WithWatcher = { CloseWatcher?: new () => Watcher };

/** Makes the back gesture of a phone close the open part and keep the page, where browsers report the gesture. */
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
