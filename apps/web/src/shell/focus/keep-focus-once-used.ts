/** Loads what keeps the focus when something first has it: whoever only reads needs none of it. */
export function keepFocusOnceUsed(): () => void {
  let isOver = false;
  let stop: (() => void) | null = null;
  const begin = async (): Promise<void> => {
    try {
      const { keepFocus } = await import('./keep-focus.ts');
      stop = isOver ? null : keepFocus();
    } catch {
      // Without a connection the browser does with the focus what it always did.
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
