import type { Brand } from '@suki/db/queries/catalogue';
import { type KeptEntry, keepersOf, keptEntry, removeKept } from '@suki/db/queries/kept';
import { listKept } from '@suki/db/queries/kept-lists';
import { brandsById } from '@suki/db/queries/kept-subjects';
import { SAVED_COUNT_MAX } from '@suki/domain/config/kept';
import { defaultPageSize } from '@suki/domain/config/lists';
import type { BrandId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { keepInList } from './keep-in-list.ts';
import { presentSavedBrand, subjectOf } from './present-kept.ts';

const kind = 'saved_brand';
type Needs = Pick<Dependencies, 'pool' | 'environment'>;

export const saveBrand: Handler<'saveBrand'> = async ({ caller: { userId }, body, refuse }, dependencies) => {
  const brand = await brandOf(body.brandId, dependencies);
  if (brand === undefined) throw refuse('BRAND_NOT_FOUND');
  const wish = { userId, kind, subjectId: brand.id } as const;
  const entry = await keepInList(wish, dependencies, () => refuse('TOO_MANY_KEPT'));
  return present(brand, entry, dependencies);
};

export const listSavedBrands: Handler<'listSavedBrands'> = async ({ caller: { userId }, query }, needs) => {
  const { pool, environment } = needs;
  const page = await listKept(pool, { userId, kind }, shelfOptions(query, defaultPageSize));
  const ids = page.items.map((entry) => subjectOf('brd', entry));
  const [brands, counts] = await Promise.all([brandsById(pool, ids), countsOf(ids, needs)]);
  const items = page.items.flatMap((entry) => {
    const brand = brands.get(subjectOf('brd', entry));
    const savedCount = counts.get(entry.subjectId) ?? 0;
    return brand === undefined ? [] : [presentSavedBrand({ brand, entry, savedCount }, environment)];
  });
  return { ...page, items };
};

export const getSavedBrand: Handler<'getSavedBrand'> = async ({ caller: { userId }, params, refuse }, dependencies) => {
  const brand = await brandOf(params.id, dependencies);
  if (brand === undefined) throw refuse('BRAND_NOT_FOUND');
  return present(brand, await keptEntry(dependencies.pool, { userId, kind, subjectId: brand.id }), dependencies);
};

/** Removing a brand that is not saved changes nothing. */
export const removeSavedBrand: Handler<'removeSavedBrand'> = async (
  { caller: { userId }, params, refuse },
  dependencies,
) => {
  const { pool, clock } = dependencies;
  const brand = await brandOf(params.id, dependencies);
  if (brand === undefined) throw refuse('BRAND_NOT_FOUND');
  await removeKept(pool, { userId, kind, subjectIds: [brand.id] }, { at: clock.now() });
  return present(brand, await keptEntry(pool, { userId, kind, subjectId: brand.id }), dependencies);
};

async function brandOf(id: BrandId, { pool }: Needs): Promise<Brand | undefined> {
  return (await brandsById(pool, [id])).get(id);
}

function countsOf(subjectIds: readonly BrandId[], { pool }: Needs) {
  return keepersOf(pool, { kind, subjectIds, max: SAVED_COUNT_MAX });
}

async function present(brand: Brand, entry: KeptEntry | undefined, needs: Needs) {
  const savedCount = (await countsOf([brand.id], needs)).get(brand.id) ?? 0;
  return presentSavedBrand({ brand, entry, savedCount }, needs.environment);
}
