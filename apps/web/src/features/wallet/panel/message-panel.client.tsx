'use client';
import { Popover } from '@suki/ui/overlays/Popover/Popover.client';
import { lazy, Suspense } from 'react';
import { shellTexts } from '../../../shell/shell.texts.ts';
import { MessagePanelLoading } from './message-panel-loading.tsx';

const Transactions = lazy(() => import('./message-panel-transactions.client.tsx'));

/** The message panel of the header: the newest transactions (specification, sections 2 and 9). */
export default function MessagePanel() {
  const { title, close } = shellTexts.panel;
  return (
    <Popover trigger={{ icon: 'receipt', label: title }} title={title} closeLabel={close} align="end">
      <Suspense fallback={<MessagePanelLoading />}>
        <Transactions />
      </Suspense>
    </Popover>
  );
}
