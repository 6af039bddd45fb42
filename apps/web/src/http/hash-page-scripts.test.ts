import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const page = '<!doctype html><script>a()</script><p>Mga suki</p><script src="/a.js"></script>';
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

let server: Server;
let base = '';
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  for (const name of ['API_URL', 'WEB_URL']) {
    vi.stubEnv(`NEXT_PUBLIC_${name}`, 'http://localhost:4000');
  }
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_API_KEY', 'demo-key');
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'demo-suki');
  const { hashPageScripts, wantsPage } = await import('./hash-page-scripts.ts');
  const { pageFinisher } = await import('./finished-pages.ts');
  const finishPage = pageFinisher((script) => script === 'a()');
  server = createServer((request, response) => {
    if (wantsPage(request)) {
      hashPageScripts(request, response, finishPage);
    }
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  answer = (_, response) => {
    response.setHeader('Content-Security-Policy', 'weak');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(page.slice(0, 30));
    response.end(page.slice(30));
  };
});

const open = (headers: Record<string, string> = {}) => fetch(base, { headers: { accept: 'text/html', ...headers } });

describe('a page names its own inline scripts and allows no others', () => {
  test.each(['br', 'gzip', 'identity'])('packed with %s it arrives whole', async (encoding) => {
    const response = await open({ 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await response.text()).toBe(page);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${hashOfA}`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  test('Next is asked for plain text, so that it can be read', async () => {
    let asked: unknown = '';
    const before = answer;
    answer = (request, response) => {
      asked = request.headers['accept-encoding'];
      before(request, response);
    };
    await open({ 'accept-encoding': 'br' });
    expect(asked).toBe('identity');
  });
});

describe('a page that the browser has already', () => {
  /** `fetch` itself would ask for the page anew. */
  const again = (tag: string, path = '') =>
    fetch(`${base}${path}`, { headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' } });

  test('is answered in a word, and keeps the policy that it came with', async () => {
    const tag = (await open()).headers.get('etag') ?? '';
    for (const known of [tag, `"other", ${tag}`, '*']) {
      const response = await again(known);
      expect(response.status).toBe(304);
      expect(response.headers.get('content-security-policy')).toBeNull();
      expect(response.headers.get('etag')).toBe(tag);
      expect(await response.text()).toBe('');
    }
  });

  test.each([
    ['the page has changed', { 'if-none-match': 'W/"other"', 'cache-control': 'max-age=0' }],
    ['the visitor loads it anew', { 'if-none-match': '*', 'cache-control': 'no-cache' }],
  ])('comes whole if %s', async (_, headers) => {
    const response = await open(headers as Record<string, string>);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page);
  });

  test('is not told apart where it holds data of a person, or is no page', async () => {
    const personal = await again('*', '/order/ord_1');
    expect([personal.status, personal.headers.get('etag')]).toEqual([200, null]);
    answer = (_, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end(page);
    };
    const missing = await again('*');
    expect([missing.status, missing.headers.get('etag')]).toEqual([404, null]);
  });
});

test('what Next says is unchanged goes without a policy', async () => {
  answer = (_, response) => {
    response.setHeader('Content-Security-Policy', 'weak');
    response.statusCode = 304;
    response.end();
  };
  const response = await open({ 'if-none-match': '"x"' });
  expect(response.status).toBe(304);
  expect(response.headers.get('content-security-policy')).toBeNull();
});

test.each([
  ['data of the router', '/', { rsc: '1' }],
  ['a picture', '/mark.svg', { accept: 'image/avif,*/*' }],
  ['a file of the build', '/_next/static/a', {}],
  ['a call of the shop', '/api/login', {}],
])('%s passes untouched', async (_, path, headers: Record<string, string>) => {
  const response = await fetch(`${base}${path}`, { headers });
  expect(response.headers.get('content-security-policy')).toBe('weak');
});

test.each([
  ['no word about it', 'GET', {}],
  ['a picture', 'GET', { accept: 'image/*' }],
  ['a question for the headers', 'HEAD', { accept: '*/*' }],
])('security 14: a page that is asked for with %s has the one strict policy', async (_, method, headers) => {
  const whole = await open();
  const other = await fetch(base, { method, headers: headers as Record<string, string> });
  const policy = other.headers.get('content-security-policy');
  expect(policy).toBe(whole.headers.get('content-security-policy'));
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(other.headers.get('vary')).toBe('Accept-Encoding');
  expect(await other.text()).toBe(method === 'HEAD' ? '' : page);
});

test('security 14: a smuggled script gets no hash, whatever page holds it', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', Vary: 'rsc, Accept-Encoding' });
    response.end(`${page}<script>steal()</script>`);
  };
  const policy = (await open()).headers.get('content-security-policy') ?? '';
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).toContain(hashOfA);
});

test('security 11: a page that says that there is no such thing answers 404', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"></template>');
  };
  expect((await open()).status).toBe(404);
});

test('an answer that is no page keeps its text and headers', async () => {
  answer = (_, response) => {
    response.writeHead(404, { 'Content-Type': 'application/json' });
    response.end('{"reason":"ROUTE_NOT_FOUND"}');
  };
  const response = await open();
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ reason: 'ROUTE_NOT_FOUND' });
});
