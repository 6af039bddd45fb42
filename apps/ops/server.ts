import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { noticeMsOf } from '@suki/serving/notice-ms';
import { readiness } from '@suki/serving/readiness';
import { commonHeaders } from '@suki/serving/security-headers';
import { plainLog, serve } from '@suki/serving/serve';
import { stopInOrder } from '@suki/serving/stop-in-order';
import { readEnvironment } from './src/env.server.ts';

/*
 * Serves the built console: a path without a file gets the page, which routes in the browser. In production a CDN does
 * this; here it saves a process of Vite, which takes 90 MB.
 */
const folder = join(import.meta.dirname, 'dist');
// A missing or unsafe setting stops the start with its name, not the first visitor.
const environment = readEnvironment(process.env);
const noticeMs = noticeMsOf(process.env.STOP_NOTICE_MS, process.env.APP_ENV);
const { PORT: port, HOST: host, VITE_API_URL: api } = environment;
const identity =
  environment.VITE_FIREBASE_AUTH_EMULATOR_URL ??
  'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const headers = {
  ...commonHeaders,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The kit sets custom properties on elements, such as the tint of a picture or the place of a pin.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${api}`,
    `connect-src 'self' ${api} ${identity}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** The file of an address; undefined for an address that cannot be decoded or that leaves the folder. */
function fileOf(url: string): string | undefined {
  try {
    const path = join(folder, normalize(decodeURIComponent(new URL(url, 'http://ops').pathname)));
    return path.startsWith(`${folder}/`) ? path : undefined;
  } catch {
    return undefined;
  }
}

function send(path: string, response: ServerResponse): void {
  // Vite puts a hash of the content into the name of every asset, so an asset never changes.
  const isImmutable = path.startsWith(`${folder}/assets/`);
  response.writeHead(200, {
    ...headers,
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(path)
    .on('error', () => response.destroy())
    .pipe(response);
}

const ready = readiness(async () => true);
const { server, drain } = serve(ready, async ({ method, url = '/' }, response) => {
  const path = fileOf(url);
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
  } else if (path !== undefined && (await isFile(path))) {
    send(path, response);
  } else if (path?.startsWith(`${folder}/assets/`)) {
    // An asset of an earlier build gets a 404: the page in its place would be run as a script.
    response.writeHead(404, headers).end();
  } else {
    send(join(folder, 'index.html'), response);
  }
});
server.listen(port, host, () => process.stdout.write(`The ops console answers on http://localhost:${port}\n`));

stopInOrder({ readiness: ready, noticeMs, stop: drain, log: plainLog });
