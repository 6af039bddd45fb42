import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const authorization = 'Bearer owner';
const md5 = (text: string): string => createHash('md5').update(text).digest('base64');

type Upload = { content?: string; md5Hash?: string; bucket?: string; query?: string; headers?: Record<string, string> };

function upload({ content = 'a shoe', md5Hash = md5(content), bucket = 'pictures', query, headers }: Upload = {}) {
  const metadata = JSON.stringify({ contentType: 'image/webp', md5Hash, cacheControl: 'public' });
  return sandbox.app.inject({
    method: 'POST',
    url: `/gcs/upload/storage/v1/b/${bucket}/o?${query ?? 'uploadType=multipart&ifGenerationMatch=0&name=files%2Fa'}`,
    headers: { authorization, 'content-type': 'multipart/related; boundary=xyz', ...headers },
    payload: `--xyz\r\ncontent-type: application/json\r\n\r\n${metadata}\r\n--xyz\r\ncontent-type: image/png\r\n\r\n${content}\r\n--xyz--\r\n`,
  });
}
const download = (name = 'files%2Fa', query = '?alt=media') =>
  sandbox.app.inject({ url: `/gcs/storage/v1/b/pictures/o/${name}${query}`, headers: { authorization } });

test('an upload is answered with the resource of the object, and its bytes come back with type and caching', async () => {
  const answer = await upload();
  expect(answer.statusCode).toBe(200);
  const resource = {
    kind: 'storage#object',
    name: 'files/a',
    bucket: 'pictures',
    size: '6',
    contentType: 'image/webp',
  };
  expect(answer.json()).toMatchObject({ ...resource, md5Hash: md5('a shoe'), metageneration: '1' });
  expect((await download('files%2Fa', '')).json()).toEqual(answer.json());
  const { headers, payload } = await download();
  expect(payload).toBe('a shoe');
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public' });
});

test.each<[string, Upload, number, string]>([
  ['without a token', { headers: { authorization: '' } }, 401, 'required'],
  ['into a bucket that does not exist', { bucket: 'no-such-bucket' }, 404, 'notFound'],
  ['whose bytes are others than their MD5 says', { md5Hash: md5('a sho') }, 400, 'invalid'],
  ['of another kind', { query: 'uploadType=media&name=a' }, 400, 'badRequest'],
  ['without a boundary', { headers: { 'content-type': 'multipart/related' } }, 400, 'badRequest'],
])('an upload %s is refused and stores nothing', async (_what, change, status, reason) => {
  const answer = await upload(change);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error).toMatchObject({ code: status, errors: [{ reason, domain: 'global' }] });
  expect((await download()).statusCode).toBe(404);
});

test('an object that exists is not replaced where generation 0 is asked for', async () => {
  await upload();
  const again = await upload({ content: 'another' });
  expect(again.statusCode).toBe(412);
  expect(again.json().error.errors).toMatchObject([{ reason: 'conditionNotMet' }]);
  expect((await download()).payload).toBe('a shoe');
});

test('a download that finds nothing is answered in plain text, and its resource in JSON', async () => {
  expect(await download('files%2Fb')).toMatchObject({
    statusCode: 404,
    payload: 'No such object: pictures/files/b',
  });
  expect((await download('files%2Fb', '')).json().error).toMatchObject({ code: 404 });
});

test('a fault is met by as many calls as it names', async () => {
  await sandbox.post('/control/faults', { provider: 'storage', status: 503, count: 1 });
  expect((await upload()).statusCode).toBe(503);
  expect((await upload()).statusCode).toBe(200);
});
