import type { FastifyReply } from 'fastify';
import type { Html } from './html.ts';
import type { NoticeKey } from './notices.table.ts';

// No `form-action`: browsers apply it to redirects after a form too, and the wallet's page has to redirect to the shop.
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'";

/** Sends a page with the headers that pages have. */
export function sendPage(reply: FastifyReply, page: Html, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', CONTENT_SECURITY_POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(page.markup);
}

/** After a form: back to a page, which then says what was done. */
export function backTo(reply: FastifyReply, options: { path: string; notice: NoticeKey; row?: string }): FastifyReply {
  const { path, notice, row } = options;
  return reply.redirect(`${path}?done=${notice}${row === undefined ? '' : `#${encodeURIComponent(row)}`}`, 303);
}
