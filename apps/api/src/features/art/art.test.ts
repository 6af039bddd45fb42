import { readdir, rm } from 'node:fs/promises';
import { itemCards } from '@suki/db/queries/catalogue';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { toId } from '@suki/domain/ids/id';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { presentArt } from '../catalogue/present-art.ts';

const world = platformTestApi();
const guest = { uid: 'guest', isAnonymous: true };
let itemId = '';
beforeAll(async () => {
  await seedCatalogue(world.pool);
  const { rows } = await world.pool.query('select id from items order by rank limit 1');
  itemId = z.array(z.object({ id: z.string() })).parse(rows)[0]?.id ?? '';
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${world.api.url}${path}`, { headers });
const keyOf = (response: Response) => response.headers.get('etag')?.replaceAll('"', '') ?? '';
const cached = async () => {
  const names = await readdir(world.api.dependencies.environment.SUKI_ART_CACHE_DIR, { recursive: true });
  return names.filter((name) => /\.(avif|webp|jpeg)$/.test(name));
};

describe('a picture of an item', () => {
  test.each([
    { width: 160, format: 'avif', decoded: 'heif' },
    { width: 320, format: 'webp', decoded: 'webp' },
    { width: 640, format: 'avif', decoded: 'heif' },
    { width: 1280, format: 'webp', decoded: 'webp' },
    // For mails: Outlook shows neither of the others.
    { width: 320, format: 'jpeg', decoded: 'jpeg' },
  ])('is $format, $width wide, for everybody', async ({ width, format, decoded }) => {
    const response = await get(`/art/${itemId}/side/${width}.${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const metadata = await sharp(await response.arrayBuffer()).metadata();
    expect(metadata).toMatchObject({ format: decoded, width, height: width });
  });

  test('may be kept for ever under its key, for an hour without, and is not sent again to who has it', async () => {
    const path = `/art/${itemId}/side/160.avif`;
    const plain = await get(path);
    const key = keyOf(plain);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400');
    expect((await get(`${path}?v=${key}`)).headers.get('cache-control')).toContain('immutable');
    expect((await get(`${path}?v=other`)).headers.get('cache-control')).not.toContain('immutable');
    expect((await get(path, { 'if-none-match': `"${key}"` })).status).toBe(304);
  });

  test('asked for by thirty people at once is rendered once', async () => {
    await rm(world.api.dependencies.environment.SUKI_ART_CACHE_DIR, { recursive: true, force: true });
    const responses = await Promise.all(Array.from({ length: 30 }, () => get(`/art/${itemId}/sole/320.avif`)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await cached()).toHaveLength(1);
  });

  test('is another one for another view', async () => {
    expect(keyOf(await get(`/art/${itemId}/box/160.webp`))).not.toBe(keyOf(await get(`/art/${itemId}/side/160.webp`)));
  });

  test.each([
    ['of a width that we do not make', () => `/art/${itemId}/side/321.avif`],
    ['of a format that we do not make', () => `/art/${itemId}/side/320.tiff`],
    ['of a view that does not exist', () => `/art/${itemId}/inside/320.avif`],
    ['of an item that does not exist', () => '/art/itm_0123456789/side/320.avif'],
    ['by a path that leaves its place', () => '/art/..%2f..%2fetc/side/320.avif'],
  ])('%s answers 404 and leaves nothing in the cache', async (_name, path) => {
    const before = (await cached()).length;
    const response = await get(path());
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ reason: 'FILE_NOT_FOUND' });
    expect((await cached()).length).toBe(before);
  });
});

describe('an item with photographs', () => {
  const photographed = async (shade: string): Promise<string> => {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: shade } })
      .webp()
      .toBuffer();
    const { files, pool } = world.api.dependencies;
    const contentHash = await files.put({ bytes, contentType: 'image/webp' });
    const id = world.api.dependencies.ids.next('fil');
    await pool.query(
      `insert into files (id, owner_id, content_hash, content_type, byte_size, width, height, created_at)
       select $1, id, $2, 'image/webp', $3, 90, 60, now() from users limit 1`,
      [id, contentHash, bytes.length],
    );
    return id;
  };
  const set = (photos: readonly string[]) =>
    world.pool.query('update items set photos = $2 where id = $1', [itemId, photos]);

  test('shows them in the place of its drawings, as squares, and another one as soon as it is put there', async () => {
    await world.api.callAs(guest, 'listAddresses', {});
    await set([await photographed('#c02020')]);
    const card = (await itemCards(world.pool, [toId('itm', itemId)])).get(toId('itm', itemId));
    if (card === undefined) throw new Error('Expected the item.');
    const art = presentArt(card, world.api.dependencies.environment);
    expect(art.views).toEqual([{ view: 'photo-1', alt: `${card.name}, photograph` }]);
    const red = await get(`/art/${itemId}/photo-1/160.webp`);
    expect(red.status).toBe(200);
    expect(await sharp(await red.clone().arrayBuffer()).metadata()).toMatchObject({ width: 160, height: 160 });
    expect((await get(`/art/${itemId}/photo-2/160.webp`)).status).toBe(404);
    await set([await photographed('#2020c0')]);
    expect(keyOf(await get(`/art/${itemId}/photo-1/160.webp`))).not.toBe(keyOf(red));
    await set([]);
  });
});
