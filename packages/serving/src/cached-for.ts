/** Reads at most once in `ms`; callers meanwhile, also those of a read under way, get the last result. */
export function cachedFor<Result>(ms: number, read: () => Promise<Result>): () => Promise<Result> {
  let kept: { readonly atMs: number; readonly result: Promise<Result> } | undefined;
  return () => {
    const nowMs = performance.now();
    if (kept === undefined || nowMs - kept.atMs >= ms) kept = { atMs: nowMs, result: read() };
    return kept.result;
  };
}
