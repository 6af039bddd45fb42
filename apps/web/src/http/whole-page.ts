import type { IncomingMessage } from 'node:http';

/** Our own server's mark on a request for a whole page. Next hides from a page if only its router asks for it. */
export const WHOLE_PAGE = 'x-suki-whole-page';

/** Marks a request, and takes off a mark that a visitor has sent. */
export function markWholePage({ headers }: Pick<IncomingMessage, 'headers'>, isWholePage: boolean): void {
  delete headers[WHOLE_PAGE];
  if (isWholePage) headers[WHOLE_PAGE] = '1';
}
