/** Code and message of an error of the identity service; empty where it has none. */
export function failureParts(failure: unknown): { readonly code: string; readonly message: string } {
  return { code: textOf(failure, 'code'), message: textOf(failure, 'message') };
}

function textOf(failure: unknown, key: 'code' | 'message'): string {
  if (typeof failure !== 'object' || failure === null || !(key in failure)) {
    return '';
  }
  const value: unknown = Reflect.get(failure, key);
  return typeof value === 'string' ? value : '';
}
