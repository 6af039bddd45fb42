/**
 * Runs in the page: settles when nothing has changed for 350 ms. React shows fetched content at the earliest 300 ms
 * after its placeholder, so an open menu whose code came at once is drawn only then. A page that never rests is waited
 * for no longer than 5 s.
 */
export function untilQuiet(): Promise<void> {
  const quietMilliseconds = 350;
  const limitMilliseconds = 5_000;
  return new Promise((settle) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      settle();
    };
    let timer = setTimeout(end, quietMilliseconds);
    const limit = setTimeout(end, limitMilliseconds);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMilliseconds);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
