import { existsSync } from 'node:fs';
import { routes } from '@suki/contract/routes';
import { systemRoutes } from '@suki/contract/system/system.table';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickListing } from '../../../test/support/quick-listing.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { testToken } from '../../../test/support/test-token.ts';
import { newTrader } from '../../../test/support/trade-people.ts';
import { buyCall } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { handlers } from '../../handlers.ts';

const variables = { FILES_BUCKET: 'suki-test-pictures', CALLS_PER_MINUTE: '1000000' };
const world = tradeWorld({ variables });
let other: TestApi;
beforeAll(async () => {
  const { environment } = world.api.dependencies;
  other = await startTestApi({
    databaseUrl: environment.DATABASE_URL,
    table: routes,
    handlers,
    variables,
    beside: world.api,
  });
});
afterAll(() => other.close());

const noli = { uid: 'noli', roles: ['inspector'] as const };

async function upload(api: TestApi, background: string): Promise<Response> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }));
  const headers = { authorization: `Bearer ${testToken(noli)}` };
  return await fetch(`${api.url}/staff/file`, { method: 'POST', headers, body: form });
}
const fileIdOf = async (response: Response): Promise<string> =>
  systemRoutes.uploadFile.response.parse(await response.json()).fileId;

test('ops B.2.5: a picture that one API took is shown by another with a folder of its own', async () => {
  const fileId = await fileIdOf(await upload(world.api, '#c33'));
  const folders = [world.api, other].map(({ dependencies }) => dependencies.environment.SUKI_FILES_DIR ?? '');
  expect(new Set(folders).size).toBe(2);
  const shown = await fetch(`${other.url}/file/${fileId}`);
  expect(shown.status).toBe(200);
  const picture = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 40, height: 30 });
  expect(folders.filter(existsSync)).toEqual([]);
});

test('F10: while the bucket is away pictures are answered 503 with Retry-After, and buying goes on', async () => {
  const fileId = await fileIdOf(await upload(world.api, '#3c3'));
  const listing = await quickListing(world);
  const buyer = await newTrader(world.api.dependencies);
  await world.api.sandbox.control('/faults', { provider: 'storage', status: 503, count: 50 });
  for (const answer of [await upload(world.api, '#33c'), await fetch(`${world.api.url}/file/${fileId}`)]) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await buyCall(world, buyer, listing)).status).toBe(201);
  await world.api.sandbox.fetchControl('/faults', { method: 'DELETE' });
  expect((await upload(world.api, '#33c')).status).toBe(201);
});
