import { Text } from '@suki/ui/foundations/Text/Text';
import { useSyncExternalStore } from 'react';
import { shellTexts as words } from './shell.texts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Tells that the browser is offline. The element is always on the page, so that screen readers announce its text. */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <Text size="label" weight="bold" tone="caution">
          {words.offline}
        </Text>
      )}
    </div>
  );
}
