import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * The first action is often a press, and its page needs the line and the processor for that long on a slow phone; with
 * identity, hearts and live updates beside it a press on a card took 3.2 to 3.8 s (`bench web`).
 */
const CALM_MS = 2_000;

/** True two seconds after the visitor's first action. Many look once and leave, on data that they pay for. */
export function useFirstInterest(): boolean {
  const [isInterested, setInterested] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const controller = new AbortController();
    const begin = (): void => {
      controller.abort();
      timer = setTimeout(() => setInterested(true), CALM_MS);
    };
    const options = { passive: true, capture: true, signal: controller.signal };
    for (const sign of signs) addEventListener(sign, begin, options);
    // They scrolled before the scripts ran.
    if (scrollY > 0) begin();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
  return isInterested;
}
