'use client';
import { lazy, Suspense } from 'react';
import { useViewer } from '../../../session/viewer-store.ts';

const MessagePanel = lazy(() => import('./message-panel.client.tsx'));

/** The place of the message panel in the header: nothing for a visitor, and no script before somebody is signed in. */
export function MessagePanelPlace() {
  return useViewer() === null ? null : (
    <Suspense fallback={null}>
      <MessagePanel />
    </Suspense>
  );
}
