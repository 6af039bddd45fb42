/** The tone decides the announcement: critical at once, the rest after the screen reader's present sentence. */
export type ToastTone = 'plain' | 'positive' | 'critical';

export type Toast = {
  id: number;
  text: string;
  tone: ToastTone;
  /** `leaving` while it fades out. */
  phase: 'shown' | 'leaving';
};

export type ToastStore = {
  /** Shows a toast in place of the present one. */
  show: (text: string, options?: { tone?: ToastTone | undefined; durationMs?: number | undefined }) => void;
  /** Fades the toast out before its time. */
  dismiss: () => void;
  /** Stops the time while pointer or focus is on the toast. */
  pause: () => void;
  /** Starts the time from the beginning. */
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  current: () => Toast | undefined;
};

/** Specification, "Constants": a toast stays 1000 ms and fades in 140 ms. */
export const toastDurationMs = 1000;
export const toastFadeMs = 140;

/** Keeps the one toast that shows. Created once by the kit; tests make their own. */
export function createToastStore(): ToastStore {
  let toast: Toast | undefined;
  let durationMs = toastDurationMs;
  let nextId = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: Toast | undefined) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  const after = (delayMs: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, delayMs);
  };
  const dismiss = () => {
    if (toast === undefined) return;
    set({ ...toast, phase: 'leaving' });
    after(toastFadeMs, () => set(undefined));
  };

  return {
    show(text, options = {}) {
      durationMs = options.durationMs ?? toastDurationMs;
      set({ id: nextId, text, tone: options.tone ?? 'plain', phase: 'shown' });
      nextId += 1;
      after(durationMs, dismiss);
    },
    dismiss,
    pause() {
      if (toast === undefined) return;
      clearTimeout(timer);
      // Caught while it was fading: it comes back to be read.
      if (toast.phase === 'leaving') set({ ...toast, phase: 'shown' });
    },
    resume() {
      if (toast !== undefined) after(durationMs, dismiss);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toast,
  };
}

/** The app's one store: `toasts.show('Saved')` from anywhere in the browser. */
export const toasts = createToastStore();
