'use client';
import type { SukiError } from '@suki/sdk/errors';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.client.tsx';

// Most visits never cancel anything.
const ConfirmDialog = lazy(() => import('./confirm-dialog.client.tsx'));

export type AskFirstProps = Pick<ConfirmDialogProps, 'title' | 'text' | 'words'> & {
  readonly command: { readonly isRunning: boolean; readonly error: SukiError | null };
  /** Resolves to whether it was done; the question closes then. */
  readonly onConfirm: () => Promise<boolean>;
  /** The button that asks. */
  readonly children: (ask: () => void) => ReactNode;
};

/** A button that asks before it acts. */
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
