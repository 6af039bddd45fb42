'use client';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useSyncExternalStore } from 'react';
import { offline } from './offline-line.css.ts';
import { shellTexts } from './shell.texts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says so while the browser has no connection. The place is always in the page, so that a screen reader hears it. */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <Page>
          <div className={offline}>
            <Text size="label" weight="bold" tone="caution">
              {shellTexts.offline}
            </Text>
          </div>
        </Page>
      )}
    </div>
  );
}
