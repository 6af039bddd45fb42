import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:16px/1.5 system-ui,sans-serif;text-align:center}h1{font-size:24px;line-height:1.25;margin:0 0 8px}p{margin:0 0 16px;max-width:36em}a{color:inherit;display:inline-block;padding:12px}`;
const styleHash = createHash('sha256').update(style).digest('base64');

const texts = {
  title: 'Give us a moment',
  text: (seconds: number) =>
    `Many pages were opened from your network just now. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}..`,
  back: 'Go to the home page',
} as const;

/** Answers 429 with a page that needs nothing: no script, no file and no call. */
export function answerTooManyRequests(response: ServerResponse, seconds: number): void {
  const body = `<!doctype html><html lang="en-PH"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><style>${style}</style><main><h1>${texts.title}</h1><p>${texts.text(seconds)}</p><a href="/">${texts.back}</a></main></html>`;
  response
    .writeHead(429, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'retry-after': String(seconds),
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
    })
    .end(body);
}
