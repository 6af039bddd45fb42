'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

export type DialogProps = {
  open: boolean;
  /** Escape, the cross, a press beside it. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at its foot. */
  actions?: ReactNode | undefined;
};

/**
 * Something to answer before going on. The browser's own dialog: it keeps the focus inside, makes the rest of the page inert and
 * gives the focus back. Load it on intent with `import()`: most visits never open one.
 */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: DialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    // The dialog has no padding, so a press on itself is a press beside its content: on the backdrop.
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog.addEventListener('click', closeFromBackdrop);
    return () => dialog.removeEventListener('click', closeFromBackdrop);
  }, [onClose]);
  return (
    <dialog ref={ref} aria-labelledby={titleId} onClose={onClose} className={styles.dialog}>
      <div className={styles.head}>
        <Heading level={2} size={1} id={titleId}>
          {title}
        </Heading>
        <IconButton icon="cross" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
