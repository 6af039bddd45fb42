/** Tone decides the announcement: critical is said at once, the rest when the screen reader has finished its sentence. */
export type NoticeTone = 'plain' | 'positive' | 'critical';

export type Notice = {
  id: number;
  text: string;
  tone: NoticeTone;
  /** `leaving` while it fades out. */
  phase: 'shown' | 'leaving';
};

export type NoticeStore = {
  /** Shows a notice and replaces the one that is there. */
  show: (text: string, options?: { tone?: NoticeTone | undefined; durationMs?: number | undefined }) => void;
  /** Takes it away before its time, fading. */
  dismiss: () => void;
  /** Pointer or focus is on it: its time stands still. */
  pause: () => void;
  /** The time starts anew. */
  resume: () => void;
  /** For useSyncExternalStore. */
  subscribe: (listener: () => void) => () => void;
  current: () => Notice | undefined;
};

/** Specification, "Constants": a notice stays 1000 ms and fades in 140 ms. */
export const noticeDurationMs = 1000;
export const noticeFadeMs = 140;

/** Keeps the one notice that shows. Created once by the kit; tests make their own. */
export function createNoticeStore(): NoticeStore {
  let notice: Notice | undefined;
  let durationMs = noticeDurationMs;
  let nextId = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: Notice | undefined) => {
    notice = next;
    for (const listener of listeners) listener();
  };
  const after = (delayMs: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, delayMs);
  };
  const dismiss = () => {
    if (notice === undefined) return;
    set({ ...notice, phase: 'leaving' });
    after(noticeFadeMs, () => set(undefined));
  };

  return {
    show(text, options = {}) {
      durationMs = options.durationMs ?? noticeDurationMs;
      set({ id: nextId, text, tone: options.tone ?? 'plain', phase: 'shown' });
      nextId += 1;
      after(durationMs, dismiss);
    },
    dismiss,
    pause() {
      if (notice === undefined) return;
      clearTimeout(timer);
      // Caught while it was fading: it comes back to be read.
      if (notice.phase === 'leaving') set({ ...notice, phase: 'shown' });
    },
    resume() {
      if (notice !== undefined) after(durationMs, dismiss);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => notice,
  };
}

/** The app's one store: `notices.show('Saved')` from anywhere in the browser. */
export const notices = createNoticeStore();
