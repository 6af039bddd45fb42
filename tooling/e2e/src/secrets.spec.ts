import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { routes } from '@suki/contract/routes';
import { localSecrets } from '@suki/local-stack/environment';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';

/** S15 (docs/test-plan.md#attacks): no secret leaves with the pages, and the pages are no gate that can be lifted. */

/** Files that browsers get: the shop's and the console's. */
const bundles = {
  shop: join(repositoryRoot, 'apps/web/.next/static'),
  console: join(repositoryRoot, 'apps/ops/dist'),
} as const;

/** Forms of secrets that no value of this machine has. Firebase's web key is public and not among them. */
const forms = [
  /xnd_(?:development|production)_\w{8,}/,
  /\bsk_(?:live|test)_\w{8,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{30,}/,
  /postgres(?:ql)?:\/\/\w+:/,
  /"private_key_id"/,
  /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{20,}/,
];

/** Names of the servers' variables: a bundler that inlines one leaves its value, or its name where it has none. */
const names = [...Object.keys(localSecrets), 'DATABASE_URL', 'SMTP_PASSWORD', 'FIREBASE_KEYS_URL'];

const secretsIn = (text: string): readonly string[] => [
  ...Object.entries(localSecrets).flatMap(([name, value]) => (text.includes(value) ? [`the value of ${name}`] : [])),
  ...names.flatMap((name) => (text.includes(name) ? [`the name ${name}`] : [])),
  ...forms.flatMap((form) => form.exec(text)?.[0] ?? []),
];

for (const [app, folder] of Object.entries(bundles)) {
  test(`S15: no file that the ${app} gives to browsers holds a secret or the name of one`, async () => {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')));
    // The addresses for browsers are inlined, so the files are those that were built with our variables.
    expect(texts.some((text) => text.includes('demo-suki'))).toBe(true);
    expect(texts.flatMap((text, index) => secretsIn(text).map((secret) => `${files[index]?.name}: ${secret}`))).toEqual(
      [],
    );
  });
}

test('S15: no page of the shop holds a secret, nor does the data that it brings to the browser', async ({
  request,
}) => {
  for (const path of ['/', '/shoes', '/sell', '/sign-in', '/calculators', '/fees', '/nowhere']) {
    for (const headers of [{ accept: 'text/html' }, { accept: '*/*', rsc: '1' }]) {
      const text = await (await request.get(addresses.web + path, { headers })).text();
      expect(secretsIn(text), path).toEqual([]);
    }
  }
});

test('S15: the search finds each form of a secret', () => {
  expect(secretsIn(`x ${localSecrets.DATA_KEY} xnd_production_abcdefgh12 DATABASE_URL`)).toEqual([
    'the value of DATA_KEY',
    'the name DATABASE_URL',
    'xnd_production_abcdefgh12',
  ]);
});

/** Headers by which a framework or proxy was once told that a request had been looked at already. */
const bypasses: readonly Readonly<Record<string, string>>[] = [
  ...['middleware', 'src/middleware', 'proxy', 'src/proxy', 'pages/_middleware'].map((name) => ({
    'x-middleware-subrequest': Array(6).fill(name).join(':'),
  })),
  { 'x-middleware-subrequest-id': '1', 'x-middleware-prefetch': '1' },
  { 'x-middleware-next': '1', 'x-middleware-override-headers': 'cookie' },
  { 'x-middleware-rewrite': '/cookies', 'x-nextjs-data': '1' },
  { 'x-original-url': '/cookies', 'x-rewrite-url': '/cookies' },
  { 'x-invoke-path': '/cookies', 'x-invoke-status': '200', 'x-matched-path': '/cookies' },
  { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
];

test('S15: headers that once went round the proxy of Next change nothing: the page asks to sign in', async ({
  request,
}) => {
  for (const path of ['/orders', '/wallet', '/account']) {
    for (const headers of bypasses) {
      const answer = await request.get(addresses.web + path, {
        headers: { accept: 'text/html', ...headers },
        maxRedirects: 0,
      });
      expect([answer.status(), answer.headers().location], JSON.stringify(headers)).toEqual([
        307,
        expect.stringMatching(/\/sign-in\?redirect=/),
      ]);
    }
  }
});

test('S15: such headers open no call of the API: it asks for a bearer itself', async ({ request }) => {
  const reads = Object.values(routes).filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  expect(reads.length).toBeGreaterThan(30);
  for (const { path } of reads) {
    const answer = await request.get(addresses.api + path, { headers: Object.assign({}, ...bypasses) });
    expect(answer.status(), path).toBe(401);
  }
});
