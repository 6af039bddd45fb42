import { WireError } from '../http/wire-error.ts';

/** An answer other than success; the service repeats the status in the body. */
export function algoliaError(status: number, message: string): WireError {
  return new WireError(status, { message, status }, message);
}
