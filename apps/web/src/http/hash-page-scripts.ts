import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { isPersonalPath } from '../session/private-paths.ts';
import type { Encoding, FinishPage } from './finished-pages.ts';

/**
 * True for a request that may be answered by a page, whatever it says to accept: one address has one kind of page with
 * one policy, so no cache can hand on a weaker kind (security 14). False for router data, and for files by their path.
 */
export function wantsPage({
  method,
  headers,
  url = '/',
}: Pick<IncomingMessage, 'method' | 'headers' | 'url'>): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.rsc === undefined &&
    !path.startsWith('/_next/') &&
    !path.startsWith('/api/') &&
    !/\.[a-z0-9]{2,5}$/.test(path)
  );
}

function acceptedEncoding(header: string): Encoding {
  return header.includes('br') ? 'br' : header.includes('gzip') ? 'gzip' : 'identity';
}

/** The header with `Accept-Encoding` once. */
function withAcceptEncoding(vary: ReturnType<ServerResponse['getHeader']>): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toLowerCase() !== 'accept-encoding');
  return [...names, 'Accept-Encoding'].join(', ');
}

/** The body of an answer: as text if it was handed over so, as a page that is kept, else as its bytes. */
function bodyOf(parts: readonly (string | Buffer)[]): string | Buffer {
  const [first = '', ...others] = parts;
  return others.length === 0 ? first : Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/**
 * Buffers a page, then names its inline scripts in the policy by their hashes: pages stay static and shared, and only
 * our own scripts run. Next must not compress the page itself, because compressed text cannot be read here.
 *
 * Pages are tagged here and not by Next (`generateEtags`), which read the whole page in JavaScript for each request
 * (ADR 0188). A browser that has this text already gets a 304.
 */
export function hashPageScripts(request: IncomingMessage, response: ServerResponse, finishPage: FinishPage): void {
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''));
  // The policy of a page can be told only with the page; Node leaves the body of an answer to HEAD away by itself.
  request.method = 'GET';
  request.headers['accept-encoding'] = 'identity';
  const parts: (string | Buffer)[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);

  const keep = (chunk: unknown, charset: unknown): void => {
    if (typeof chunk === 'string') {
      const isUtf8 = typeof charset !== 'string' || /^utf-?8$/i.test(charset);
      parts.push(isUtf8 ? chunk : Buffer.from(chunk, charset as BufferEncoding));
    } else if (chunk instanceof Uint8Array) {
      parts.push(Buffer.from(chunk));
    }
  };
  /** The browser keeps its page. A policy of this answer would replace the one that names the scripts of that page. */
  const endUnchanged = (): void => {
    response.statusCode = 304;
    for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Length']) response.removeHeader(name);
    end();
  };
  const finish = async (): Promise<void> => {
    if (response.statusCode === 304) {
      endUnchanged();
      return;
    }
    const body = bodyOf(parts);
    const isPage = String(response.getHeader('content-type') ?? '').includes('text/html');
    if (!isPage || body.length === 0) {
      response.setHeader('Content-Length', Buffer.byteLength(body));
      end(body);
      return;
    }
    const isPersonal = isPersonalPath(String(request.url).split('?', 1)[0] ?? '');
    if (isPersonal) response.setHeader('Cache-Control', 'private, no-store');
    const { policy, refused, isUnknown, packed, tag } = await finishPage(body.toString(), encoding, isPersonal);
    if (refused > 0) {
      const path = String(request.url).split('?', 1)[0];
      process.stderr.write(
        `A page holds inline scripts that are not ours; no browser runs them. ${path}, ${refused}\n`,
      );
    }
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Vary', withAcceptEncoding(response.getHeader('vary')));
    if (response.statusCode === 200 && isUnknown) {
      response.statusCode = 404;
    }
    if (response.statusCode === 200 && !isPersonal) {
      response.setHeader('ETag', tag);
      if (fresh(request.headers, { etag: tag })) {
        endUnchanged();
        return;
      }
    }
    if (encoding !== 'identity') {
      response.setHeader('Content-Encoding', encoding);
    }
    response.removeHeader('Transfer-Encoding');
    response.setHeader('Content-Length', packed.length);
    end(packed);
  };

  // The headers must stay changeable until the page is complete, so the arguments of `writeHead` are kept instead of
  // sent.
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string | string[]>)) {
      response.setHeader(name, value);
    }
    return response;
  }) as typeof response.writeHead;
  response.flushHeaders = () => undefined;
  response.write = ((chunk: unknown, charset: unknown, callback: unknown) => {
    keep(chunk, charset);
    const done = typeof charset === 'function' ? charset : callback;
    if (typeof done === 'function') {
      process.nextTick(done as () => void);
    }
    return true;
  }) as typeof response.write;
  response.end = ((chunk: unknown, charset: unknown) => {
    keep(chunk, charset);
    response.writeHead = writeHead;
    response.write = write;
    void finish().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    return response;
  }) as typeof response.end;
}
