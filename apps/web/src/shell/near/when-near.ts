/**
 * Calls back once when an element first comes within `ahead`, a CSS length, of the screen. Returns the function that
 * stops watching. A busy browser tells of several moments at once, the oldest first, so each of them counts: a list
 * that read the first alone never went on.
 */
export function whenNear(element: Element, ahead: string, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (moments) => {
      if (!moments.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: ahead },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
