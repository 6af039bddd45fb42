'use client';
import type { SukiError } from '@suki/sdk/errors';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.client.tsx';

// Loaded on intent: most visits cancel nothing.
const ConfirmDialog = lazy(() => import('./confirm-dialog.client.tsx'));

export type AskFirstProps = Pick<ConfirmDialogProps, 'title' | 'text' | 'words'> & {
  readonly command: { readonly isRunning: boolean; readonly error: SukiError | null };
  /** Resolves to true when the action was done; the dialog closes then. */
  readonly onConfirm: () => Promise<boolean>;
  /** The button that opens the question. */
  readonly children: (ask: () => void) => ReactNode;
};

/** A button that asks for confirmation before it acts. */
export function AskFirst({ command, onConfirm, children, ...words }: AskFirstProps) {
  const [isOpen, setOpen] = useState(false);
  const confirm = async (): Promise<void> => {
    if (await onConfirm()) {
      setOpen(false);
    }
  };
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <Suspense fallback={null}>
          <ConfirmDialog
            {...words}
            isRunning={command.isRunning}
            error={command.error}
            onConfirm={() => void confirm()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
