import type { FastifyReply } from 'fastify';
import type { Html } from './html.ts';
import type { NoticeKey } from './notices.table.ts';

// No `form-action`: browsers also apply it to redirects after a form, and the wallet's page redirects to the shop.
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'";

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

/** Redirects to a page after a form; the page then says what was done. */
export function backTo(reply: FastifyReply, options: { path: string; notice: NoticeKey; row?: string }): FastifyReply {
  const { path, notice, row } = options;
  return reply.redirect(`${path}?done=${notice}${row === undefined ? '' : `#${encodeURIComponent(row)}`}`, 303);
}
