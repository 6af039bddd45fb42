/**
 * True for an address whose path cannot be decoded, like `/item/%E0%A4%A`: Next answered it with a fault of ours
 * (security 22).
 */
export function isMalformedPath(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** An address without a page: Next answers it with our page for 404. */
export const NO_SUCH_PAGE = '/no-such-page';
