/** The client's error for a failed call (specification, section 8). */
export type TransportError = { readonly code: -1 | -2; readonly message: string };

/** `none`: no response came. `other`: anything else that went wrong on this side, with its message. */
export type TransportFailure = { readonly kind: 'none' } | { readonly kind: 'other'; readonly message: string };

/** No response is code -1 "Network Error"; any other failure is code -2 with its message (specification, section 8). */
export function transportError(failure: TransportFailure): TransportError {
  return failure.kind === 'none' ? { code: -1, message: 'Network Error' } : { code: -2, message: failure.message };
}
