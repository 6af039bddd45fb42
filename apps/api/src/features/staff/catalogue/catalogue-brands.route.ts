import {
  brandsOfWords,
  deskBrands,
  insertBrand,
  lockBrand,
  renameBrand,
  renewItemsOfBrand,
} from '@suki/db/queries/catalogue-brands';
import { noteCatalogueChanges } from '@suki/db/queries/catalogue-changes';
import { isViolationOf } from '@suki/db/sql-errors';
import { withTransaction } from '@suki/db/tx';
import { slugOf } from '@suki/domain/catalogue/slug';
import { wholeListSize } from '@suki/domain/config/lists';
import { validateBrandName } from '@suki/domain/validators/item-text';
import type { Handler } from '../../../http/handler.ts';
import { shelfOptions } from '../../../http/list-options.ts';
import { validated } from '../../../http/validated.ts';
import { presentBrand } from '../../catalogue/present-item-card.ts';

export const listCatalogueBrands: Handler<'listCatalogueBrands'> = async ({ query }, { staffPool, environment }) => {
  const page = await deskBrands(staffPool, query.text?.trim().toLowerCase() ?? '', shelfOptions(query, wholeListSize));
  return { ...page, items: page.items.map((brand) => presentBrand(brand, environment)) };
};

const unlessTaken = async <Answer>(taken: () => Error, work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work;
  } catch (error) {
    throw isViolationOf('brands_slug_key', error) ? taken() : error;
  }
};

/** `POST /staff/catalogue/brand`. The address of a brand is made of its first name and stays. */
export const createCatalogueBrand: Handler<'createCatalogueBrand'> = async (
  { body, caller, refuse },
  { pool, ids, clock, environment },
) => {
  const { name } = validated({ name: validateBrandName(body.name) });
  const brand = { id: ids.next('brd'), slug: slugOf(name), name };
  const act = { byId: caller.userId, at: clock.now(), reason: null };
  await unlessTaken(
    () => refuse('BRAND_EXISTS'),
    withTransaction(pool, async (tx) => {
      await insertBrand(tx, brand);
      await noteCatalogueChanges(
        tx,
        [{ subject: 'brand', subjectId: brand.id, before: { name: null }, after: { name } }],
        act,
      );
    }),
  );
  return presentBrand(brand, environment);
};

/** `PUT /staff/catalogue/brand/{id}`: the pages and search words of its items are renewed by their jobs. */
export const renameCatalogueBrand: Handler<'renameCatalogueBrand'> = async (
  { params, body, caller, refuse },
  { pool, clock, environment },
) => {
  const { name } = validated({ name: validateBrandName(body.name) });
  const act = { byId: caller.userId, at: clock.now(), reason: body.reason };
  const brand = await unlessTaken(
    () => refuse('BRAND_EXISTS'),
    withTransaction(pool, async (tx) => {
      const before = await lockBrand(tx, params.id);
      if (before === undefined) throw refuse('BRAND_NOT_FOUND');
      if (before.name === name) return before;
      if ((await brandsOfWords(tx, name)).some((id) => id !== params.id)) throw refuse('BRAND_EXISTS');
      await renameBrand(tx, params.id, name);
      await renewItemsOfBrand(tx, params.id);
      await noteCatalogueChanges(
        tx,
        [{ subject: 'brand', subjectId: params.id, before: { name: before.name }, after: { name } }],
        act,
      );
      return { ...before, name };
    }),
  );
  return presentBrand(brand, environment);
};
