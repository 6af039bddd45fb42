const marked = new WeakSet<object>();

/**
 * Marks a handler that does nothing but one transaction, in which it settles its intent. Its key is not claimed before the work, which would cost a
 * transaction of its own: the key and its answer are written with the work, and of two that do it at once one is rolled back (ADR 0057).
 */
export function settlesItself<Handler extends object>(handler: Handler): Handler {
  marked.add(handler);
  return handler;
}

export const doesSettleItself = (handler: object): boolean => marked.has(handler);
