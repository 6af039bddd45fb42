/** The cache of `public/service-worker.js` for answers about one's own orders. */
const PRIVATE = 'suki-private';

/** Deletes what the browser keeps about the orders of the person who used it, also what is on its way. */
export async function forgetPrivateAnswers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage('forget');
  await globalThis.caches?.delete(PRIVATE);
}
