import { noteCatalogueChanges } from '@suki/db/queries/catalogue-changes';
import { deskSizes, lockDeskItems, sizeChartOf } from '@suki/db/queries/catalogue-desk';
import { lockNewItems } from '@suki/db/queries/item-rows';
import { isViolationOf } from '@suki/db/sql-errors';
import { type Tx, withTransaction } from '@suki/db/tx';
import { type CatalogueFacts, differenceOf } from '@suki/domain/catalogue/catalogue-changes';
import type { ItemId } from '@suki/domain/ids/id';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import type { Handler } from '../../../http/handler.ts';
import { validationRefusal } from '../../../http/read-input.ts';
import { brandOf } from '../../../item-rows/brand-of.ts';
import type { FieldProblem } from '../../../item-rows/field.types.ts';
import { emptyWords, type RowTexts } from '../../../item-rows/fields.table.ts';
import { knownItems } from '../../../item-rows/known-items.ts';
import { ownSlugs, withOwnSlug } from '../../../item-rows/own-slugs.ts';
import { planBatch } from '../../../item-rows/plan-batch.ts';
import { readCharts } from '../../../item-rows/read-charts.ts';
import { readItem } from '../../../item-rows/read-row.ts';
import { writeBatch } from '../../../item-rows/write-batch.ts';
import { factsOfItem } from './facts-of-item.ts';
import { knownCatalogueItem } from './present-catalogue-item.ts';

/**
 * `POST /staff/catalogue/item`: one row of a file, typed into a form (ADR 0167). A file may mean an item that is there
 * and change it; a form that does is refused, because its editor does not see what it would overwrite.
 */
export const createCatalogueItem: Handler<'createCatalogueItem'> = async ({ body, caller, refuse }, dependencies) => {
  const { pool, ids, clock } = dependencies;
  const texts: RowTexts = { ...body, currency: '', imageUrl: '' };
  const create = async (tx: Tx): Promise<ItemId> => {
    await lockNewItems(tx);
    const slugs = await ownSlugs(tx);
    const brand = isEmpty(body.brand) ? null : brandOf(body.brand, body.name);
    const isKnown = brand !== null && (slugs.has(brand.slug) || [...slugs.values()].includes(brand.slug));
    if (brand !== null && !isKnown) throw refuse('BRAND_NOT_FOUND');
    const charts = await readCharts(tx);
    const read = readItem(1, texts, charts);
    // Without a name there is no brand to read in a file; a form asks for both.
    const isBrandMissing = isEmpty(body.brand);
    if (isBrandMissing || !read.ok) {
      const problems = read.ok ? [] : read.problems.filter(({ field }) => !(field === 'brand' && isBrandMissing));
      throw refusalOf(texts, isBrandMissing ? [...problems, { ok: false, field: 'brand', why: '' }] : problems);
    }
    const row = withOwnSlug(read.value, slugs);
    const known = await knownItems(tx, [row], charts);
    const { items, told, refusals } = planBatch([row], {
      known,
      told: new Set(),
      newId: () => ids.next('itm'),
    });
    const there = known.find(({ id }) => told.includes(id)) ?? (refusals.length > 0 ? known[0] : undefined);
    if (there !== undefined) throw refuse('ITEM_EXISTS', { details: { itemId: there.id } });
    if (refusals.length > 0) throw refusalOf(texts, refusals);
    await writeBatch(tx, items, ids);
    const [made] = items;
    if (made === undefined) throw new Error('Expected the row of a form to make an item.');
    const difference = differenceOf({}, await factsOf(tx, made.id));
    if (difference !== null) {
      const act = { byId: caller.userId, at: clock.now(), reason: null };
      await noteCatalogueChanges(tx, [{ subject: 'item', subjectId: made.id, ...difference }], act);
    }
    return made.id;
  };
  try {
    const id = await withTransaction(pool, create);
    return await knownCatalogueItem(id, dependencies);
  } catch (error) {
    // Used goods of the brand have the code: a row of a file never means them.
    throw isViolationOf('items_style_code_key', error) ? refuse('STYLE_CODE_TAKEN') : error;
  }
};

const isEmpty = (text: string): boolean => emptyWords.has(text.trim().toLowerCase());

/** The problems of a row as those of a form: each below its field, in a sentence. */
function refusalOf(texts: RowTexts, problems: readonly FieldProblem[]): Error {
  return validationRefusal(
    problems.map(({ field, why }) => ({
      field: `body.${field}`,
      rule:
        field !== 'row' && field !== 'sizes' && isEmpty(texts[field])
          ? fieldsEn['field.required']
          : `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
    })),
  );
}

/** The facts of a new item, with the sizes in which it comes. */
async function factsOf(tx: Tx, id: ItemId): Promise<CatalogueFacts> {
  const [item] = await lockDeskItems(tx, [id]);
  if (item === undefined) throw new Error(`Expected the item ${id} to be written.`);
  const { baseSystem } = await sizeChartOf(tx, id);
  const sizes = (await deskSizes(tx, id)).map(({ sizes: labels }) => labels[baseSystem] ?? '');
  return { ...factsOfItem(item), sizes: sizes.join(', ') };
}
