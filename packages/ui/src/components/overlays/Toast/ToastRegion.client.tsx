'use client';
import { useSyncExternalStore } from 'react';
import * as styles from './Toast.css.ts';
import { ToastBox } from './ToastBox.tsx';
import { toasts } from './toast-store.ts';

const none = () => undefined;

/**
 * The place of toasts; once per app, in the root layout. Both live regions are in the page from the start: a region
 * that appears together with its text is not announced. `aria-live` repeats the role's meaning, because a dialog hides
 * every part of the page without it.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, none);
  const hold = {
    onPointerEnter: toasts.pause,
    onPointerLeave: toasts.resume,
    onFocus: toasts.pause,
    onBlur: toasts.resume,
  };
  return (
    <div className={styles.place}>
      <div role="status" aria-live="polite" {...hold}>
        {toast !== undefined && toast.tone !== 'critical' && (
          <ToastBox key={toast.id} tone={toast.tone} phase={toast.phase} text={toast.text} />
        )}
      </div>
      <div role="alert" aria-live="assertive" {...hold}>
        {toast?.tone === 'critical' && (
          <ToastBox key={toast.id} tone={toast.tone} phase={toast.phase} text={toast.text} />
        )}
      </div>
    </div>
  );
}
