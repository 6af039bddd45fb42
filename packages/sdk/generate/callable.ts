/**
 * Removes the calls that no client makes through the SDK: only hosted services call webhooks, and `events.ts` reads the
 * event stream, because a plain call would wait for its end.
 */
export function removeUncallable(paths: Record<string, object>): void {
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!isCallable(operation)) {
        Reflect.deleteProperty(operations, method);
      }
    }
    if (Object.keys(operations).length === 0) {
      Reflect.deleteProperty(paths, path);
    }
  }
}

function isCallable(operation: unknown): boolean {
  const text = JSON.stringify(operation);
  return !text.includes('"x-audience":"provider"') && !text.includes('text/event-stream');
}
