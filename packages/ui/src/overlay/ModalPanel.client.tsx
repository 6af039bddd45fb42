'use client';
import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../css/class-names.ts';
import * as styles from './modal.css.ts';
import { PanelParts } from './PanelParts.tsx';
import { useCloseWatcher } from './use-close-watcher.ts';
import { useScrollLock } from './use-scroll-lock.ts';

export type ModalProps = {
  open: boolean;
  /** Called by Escape, the cross, a press beside the panel, and the back gesture of a phone. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  actions?: ReactNode | undefined;
};

/** An open list inside the panel closes before the panel. */
function isForOpenList(): boolean {
  return document.activeElement?.matches('[role="combobox"][aria-expanded="true"]') ?? false;
}

/** Locks the page; a component of its own, so that the lock lasts only while something is open. */
function WhileOpen({ onClose }: { onClose: () => void }) {
  useScrollLock();
  useCloseWatcher(onClose);
  return null;
}

/**
 * A panel that has to be answered or closed before the page goes on: it keeps the focus, hides the rest from screen
 * readers and pointers, and gives the focus back. Radix's overlay is left out, because it would write a style sheet at
 * run time: our veil and our scroll lock are plain CSS.
 */
export function ModalPanel({ open, onClose, look, ...parts }: ModalProps & { look: string }) {
  const titleId = useId();
  const returnTo = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className={styles.veil} />
        <Radix.Content
          aria-modal="true"
          aria-labelledby={titleId}
          aria-describedby={undefined}
          className={classNames(styles.panel, look)}
          onOpenAutoFocus={() => {
            returnTo.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (returnTo.current instanceof HTMLElement) returnTo.current.focus();
          }}
          onEscapeKeyDown={(event) => {
            if (isForOpenList()) event.preventDefault();
          }}
          // A toast stands above the panel: a press on the toast, to read it, closes nothing.
          onPointerDownOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[aria-live]') !== null) event.preventDefault();
          }}
        >
          <WhileOpen onClose={onClose} />
          <PanelParts {...parts} titleId={titleId} onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
