'use client';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useSyncExternalStore } from 'react';
import { shellTexts } from '../shell.texts.ts';
import { offline } from './offline-line.css.ts';

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
