import type { SkuId } from './generated/suki.schemas.ts';

/** How often each size is on a screen of this tab. */
const counts = new Map<SkuId, number>();
const listeners = new Set<() => void>();

/** Marks a size as looked at until the returned function is called; the event stream then brings its book. */
export function watchSize(skuId: SkuId): () => void {
  count(skuId, 1);
  return () => count(skuId, -1);
}

/** The sizes on the screens of this tab. */
export function watchedSizes(): readonly SkuId[] {
  return [...counts.keys()];
}

/** Calls back after the watched sizes have changed. Returns the function that ends it. */
export function onWatchedSizes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function count(skuId: SkuId, by: 1 | -1): void {
  const now = (counts.get(skuId) ?? 0) + by;
  if (now > 0) {
    counts.set(skuId, now);
  } else {
    counts.delete(skuId);
  }
  for (const listener of listeners) {
    listener();
  }
}
