import { keptLimits } from '@suki/domain/config/kept';
import { proves } from '@suki/evidence/proves';
import { beforeAll, describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { testToken } from '../../../test/support/test-token.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { presentSavedBrand } from './present-kept.ts';

const world = tradeWorld();
type Person = { readonly uid: string };
const [bea, sam] = [{ uid: 'bea' }, { uid: 'sam' }];
const onitsuka = 'brd_keptbrands0001';
const havaianas = 'brd_keptbrands0002';
beforeAll(async () => {
  await world.pool.query(
    `insert into brands (id, slug, name) values ($1, 'kept-onitsuka', 'Onitsuka'), ($2, 'kept-havaianas', 'Havaianas')`,
    [onitsuka, havaianas],
  );
});
const save = (who: Person, brandId: string) => world.api.callAs(who, 'saveBrand', { body: { brandId } });
const look = async (who: Person, id: string) =>
  (await world.api.callAs(who, 'getSavedBrand', { params: { id } })).answer();

describe('saved brands', () => {
  test('say if the caller saves them, since when, and how many people do', async () => {
    shows('saveBrand success', 'getSavedBrand success', 'removeSavedBrand success', 'listSavedBrands success');
    proves('Saved brand: id, deletedAt, savedCount.', { presentSavedBrand });
    expect(await look(bea, onitsuka)).toMatchObject({
      id: onitsuka,
      isSaved: false,
      createdAt: null,
      deletedAt: null,
      savedCount: 0,
    });
    expect((await save(bea, onitsuka)).answer()).toMatchObject({ isSaved: true, deletedAt: null, savedCount: 1 });
    expect((await save(bea, onitsuka)).answer().savedCount).toBe(1);
    expect((await save(sam, onitsuka)).answer().savedCount).toBe(2);
    world.api.clock.advance(1000);
    await save(bea, havaianas);
    const { items } = (await world.api.callAs(bea, 'listSavedBrands')).answer();
    expect(items.map(({ id, name, savedCount }) => [id, name, savedCount])).toEqual([
      [havaianas, 'Havaianas', 1],
      [onitsuka, 'Onitsuka', 2],
    ]);
    const removed = (await world.api.callAs(bea, 'removeSavedBrand', { params: { id: onitsuka } })).answer();
    expect(removed).toMatchObject({
      isSaved: false,
      deletedAt: world.api.clock.now().toISOString(),
      savedCount: 1,
    });
    expect(await look(bea, onitsuka)).toEqual(removed);
    expect((await world.api.callAs(bea, 'listSavedBrands')).answer().items).toHaveLength(1);
  });

  test('have a list at an address that is not taken for a brand, with a slash at its end or without', async () => {
    const headers = { authorization: `Bearer ${testToken(bea)}` };
    for (const url of ['/user/saved-brand/list', '/user/saved-brand/list/']) {
      const answer = await world.api.app.inject({ method: 'GET', url, headers });
      expect(answer.json()).toMatchObject({ items: expect.any(Array), hasMore: false });
    }
    const posted = { method: 'POST', url: '/user/saved-brand/', headers, payload: { brandId: onitsuka } } as const;
    expect((await world.api.app.inject(posted)).statusCode).toBe(201);
  });

  test('go on behind the last one of a page', async () => {
    const many = { uid: 'many-brands' };
    for (let index = 0; index < 11; index += 1) {
      const id = `brd_keptmany${String(index).padStart(4, '0')}`;
      await world.pool.query('insert into brands (id, slug, name) values ($1, $1, $1)', [id]);
      await save(many, id);
    }
    const first = (await world.api.callAs(many, 'listSavedBrands')).answer();
    const query = { lastItemId: first.lastItemId ?? '' };
    const second = (await world.api.callAs(many, 'listSavedBrands', { query })).answer();
    expect([first.items.length, first.hasMore, second.items.length, second.hasMore]).toEqual([10, true, 1, false]);
  });

  test('that do not exist are refused', async () => {
    shows('saveBrand BRAND_NOT_FOUND', 'getSavedBrand BRAND_NOT_FOUND', 'removeSavedBrand BRAND_NOT_FOUND');
    const params = { id: 'brd_0000000000' };
    const results = [
      await save(bea, params.id),
      await world.api.callAs(bea, 'getSavedBrand', { params }),
      await world.api.callAs(bea, 'removeSavedBrand', { params }),
    ];
    for (const result of results) expect(refusalIn(result).reason).toBe('BRAND_NOT_FOUND');
  });

  test('are refused beyond the limit', async () => {
    shows('saveBrand TOO_MANY_KEPT');
    const hoarder = { uid: 'hoarder' };
    await world.api.callAs(hoarder, 'getUser');
    await world.pool.query(
      `insert into kept_entries (id, user_id, kind, subject_id, created_at, updated_at)
       select new_id('kpt'), u.id, 'saved_brand', 'brd_filler' || n, $2, $2 from users u, generate_series(1, $3::int) n where u.firebase_uid = $1`,
      [hoarder.uid, world.api.clock.now(), keptLimits.saved_brand.max],
    );
    expect(refusalIn(await save(hoarder, onitsuka)).reason).toBe('TOO_MANY_KEPT');
  });
});
