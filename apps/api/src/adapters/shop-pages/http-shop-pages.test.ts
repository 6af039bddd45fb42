import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpShopPages } from './http-shop-pages.ts';

type Told = { readonly path: string | undefined; readonly authorization: string | undefined; readonly body: unknown };

const told: Told[] = [];
let status = 200;
const shop = createServer((request: IncomingMessage, response) => {
  void json(request).then((body) => {
    told.push({ path: request.url, authorization: request.headers.authorization, body });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"done":true}');
  });
});
let copy = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  copy = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => shop.close());
beforeEach(() => {
  told.length = 0;
  status = 200;
});

test('every copy of the shop is told, with the token of the service', async () => {
  await httpShopPages({ copies: [copy, copy], serviceToken: 'local-token' }).renew(['item:itm_1']);
  const once = { path: '/api/revalidate', authorization: 'Bearer local-token', body: { tags: ['item:itm_1'] } };
  expect(told).toEqual([once, once]);
});

test('a shop that refuses is an error that names it', async () => {
  status = 401;
  const renewal = httpShopPages({ copies: [copy], serviceToken: 'wrong' }).renew(['item:itm_1']);
  await expect(renewal).rejects.toThrow(`Expected the shop at ${new URL(copy).host} to renew its pages, got HTTP 401.`);
});

test('a shop that is not there is an error', async () => {
  const renewal = httpShopPages({ copies: ['http://127.0.0.1:9'], serviceToken: 'x' }).renew(['item:itm_1']);
  await expect(renewal).rejects.toThrow('127.0.0.1:9');
});
