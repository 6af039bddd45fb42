/** Loads the focus code at the first focus: visitors who only read do not need it. */
export function keepFocusOnceUsed(): () => void {
  let isOver = false;
  let stop: (() => void) | null = null;
  const begin = async (): Promise<void> => {
    try {
      const { keepFocus } = await import('./keep-focus.ts');
      stop = isOver ? null : keepFocus();
    } catch {
      // Offline: the browser keeps its own behaviour.
    }
  };
  const onFirst = (): void => void begin();
  document.addEventListener('focusin', onFirst, { once: true });
  return () => {
    isOver = true;
    document.removeEventListener('focusin', onFirst);
    stop?.();
  };
}
