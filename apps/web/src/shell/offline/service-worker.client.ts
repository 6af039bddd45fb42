import { publicEnv } from '../../env.client.ts';

/** Starts the worker that shows visited pages and own orders without a connection (ADR 0125). */
export function startServiceWorker(): void {
  // `next dev` changes its files all the time; a worker would hold them back.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const api = new URLSearchParams({ api: new URL(publicEnv.apiUrl).origin });
  // Without the worker everything works but the pages without a connection.
  void navigator.serviceWorker.register(`/service-worker.js?${api}`).catch(() => undefined);
}
