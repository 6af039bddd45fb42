import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { FinishedPage } from './finished-pages.ts';

let pageFinisher: typeof import('./finished-pages.ts')['pageFinisher'];
beforeAll(async () => {
  vi.stubEnv('NEXT_PUBLIC_API_URL', 'http://localhost:4000');
  vi.stubEnv('NEXT_PUBLIC_WEB_URL', 'http://localhost:3000');
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_API_KEY', 'demo-key');
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'demo-suki');
  ({ pageFinisher } = await import('./finished-pages.ts'));
  return () => vi.unstubAllEnvs();
});

const page = (script: string) => `<main>₱1</main><script>${script}</script>`;

describe('a finished page', () => {
  test('is read once, however often it is asked for', async () => {
    const isOurs = vi.fn(() => true);
    const finish = pageFinisher(isOurs);
    const [first, second] = [await finish(page('a()'), 'br'), await finish(page('a()'), 'br')];
    expect(second).toBe(first);
    expect(isOurs).toHaveBeenCalledTimes(1);
  });

  test('that holds data of a person is not kept', async () => {
    const isOurs = vi.fn(() => true);
    const finish = pageFinisher(isOurs);
    for (let time = 0; time < 2; time += 1) await finish(page('mine()'), 'br', true);
    expect(isOurs).toHaveBeenCalledTimes(2);
  });

  test('has the policy of its own scripts and of no other page', async () => {
    const finish = pageFinisher((script) => script !== 'evil()');
    const pages: FinishedPage[] = [];
    for (const script of ['a()', 'b()', 'evil()']) pages.push(await finish(page(script), 'identity'));
    expect(new Set(pages.map(({ policy }) => policy)).size).toBe(3);
    expect(pages.map(({ refused }) => refused)).toEqual([0, 0, 1]);
    expect(pages[2]?.policy).not.toContain('sha256');
  });

  test('has one tag in every encoding, and another once its text is another', async () => {
    const finish = pageFinisher(() => true);
    const tags = [await finish(page('a()'), 'br'), await finish(page('a()'), 'gzip'), await finish(page('b()'), 'br')];
    const [first, packedOtherwise, changed] = tags.map(({ tag }) => tag);
    expect(first).toMatch(/^W\/"[\w-]{43}"$/);
    expect(packedOtherwise).toBe(first);
    expect(changed).not.toBe(first);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ] as const)('asked for as %s is packed so', async (encoding, unpack) => {
    const finish = pageFinisher(() => true);
    await finish(page('a()'), 'br');
    expect(unpack((await finish(page('a()'), encoding)).packed).toString()).toBe(page('a()'));
  });

  test('that was not asked for since 150 others is read again', async () => {
    const isOurs = vi.fn(() => true);
    const finish = pageFinisher(isOurs);
    for (let number = 0; number < 151; number += 1) await finish(page(`a(${number})`), 'identity');
    isOurs.mockClear();
    await finish(page('a(150)'), 'identity');
    expect(isOurs).not.toHaveBeenCalled();
    await finish(page('a(0)'), 'identity');
    expect(isOurs).toHaveBeenCalledTimes(1);
  });
});
