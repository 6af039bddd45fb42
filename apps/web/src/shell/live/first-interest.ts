import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** True after the visitor's first action. Many look once and leave, on data that they pay for. */
export function useFirstInterest(): boolean {
  const [isInterested, setInterested] = useState(false);
  useEffect(() => {
    // They scrolled before the scripts ran.
    if (scrollY > 0) {
      setInterested(true);
      return;
    }
    const controller = new AbortController();
    const options = { once: true, passive: true, capture: true, signal: controller.signal };
    for (const sign of signs) {
      addEventListener(
        sign,
        () => {
          controller.abort();
          setInterested(true);
        },
        options,
      );
    }
    return () => controller.abort();
  }, []);
  return isInterested;
}
