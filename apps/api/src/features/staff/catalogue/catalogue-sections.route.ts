import type { CatalogueSection } from '@suki/contract/staff/catalogue.schemas';
import { ConflictError } from '@suki/db/conflict-error';
import { itemCards } from '@suki/db/queries/catalogue';
import { catalogueChangesOf, noteCatalogueChanges } from '@suki/db/queries/catalogue-changes';
import { raiseShelfVersion, shelfVersion } from '@suki/db/queries/catalogue-shelves';
import {
  fittingItems,
  itemsOfSection,
  ruleOfSection,
  setRuleOfSection,
  writeSectionItems,
} from '@suki/db/queries/section-items';
import type { Db } from '@suki/db/statement';
import { withTransaction } from '@suki/db/tx';
import { type CatalogueFacts, differenceOf } from '@suki/domain/catalogue/catalogue-changes';
import { type HomeSection, isAutomatic, usualSectionRule } from '@suki/domain/catalogue/sections';
import { manilaDate } from '@suki/domain/time/manila';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentItemCard } from '../../catalogue/present-item-card.ts';
import { presentCatalogueChange } from './present-change.ts';

type Needs = Pick<Dependencies, 'pool' | 'environment'>;

async function presentSection(
  section: HomeSection,
  { pool, environment }: Needs,
): Promise<z.output<typeof CatalogueSection>> {
  const [version, rule, ids, history] = await Promise.all([
    shelfVersion(pool, `section ${section}`),
    ruleOfSection(pool, section),
    itemsOfSection(pool, section),
    catalogueChangesOf(pool, 'home_section', section),
  ]);
  const cards = await itemCards(pool, ids);
  return {
    section,
    version,
    rule: rule ?? usualSectionRule(section),
    items: ids.flatMap((id) => {
      const card = cards.get(id);
      return card === undefined ? [] : [presentItemCard(card, environment)];
    }),
    history: history.map(presentCatalogueChange),
  };
}

export const getCatalogueSection: Handler<'getCatalogueSection'> = async ({ params: { section } }, dependencies) =>
  await presentSection(section, dependencies);

/** The facts of a section that the history tells of. */
async function factsOfSection(db: Db, section: HomeSection): Promise<CatalogueFacts> {
  const [rule, ids] = [await ruleOfSection(db, section), await itemsOfSection(db, section)];
  const cards = await itemCards(db, ids);
  return {
    rule: rule ?? usualSectionRule(section),
    rows: ids.map((id) => cards.get(id)?.name ?? id).join('; '),
  };
}

/**
 * `PUT /staff/catalogue/section/{section}`. The items stand in `section_items` whatever the rule, so that home reads
 * one table (ADR 0187). Home is renewed after the commit, like after a list of the shop.
 */
export const saveCatalogueSection: Handler<'saveCatalogueSection'> = async (
  { params: { section }, body, caller, refuse },
  dependencies,
) => {
  const { pool, clock, shopPages, log } = dependencies;
  const { rule } = body;
  await withTransaction(pool, async (tx) => {
    const list = `section ${section}` as const;
    const raised = await raiseShelfVersion(tx, list);
    if (raised !== body.version + 1) throw new ConflictError('section', section, `of version ${body.version}`);
    const before = await factsOfSection(tx, section);
    const today = manilaDate(clock.now());
    const ids = isAutomatic(rule) ? await fittingItems(tx, section, { rule, today }) : [...new Set(body.itemIds)];
    if ((await itemCards(tx, ids)).size < ids.length) throw refuse('ITEM_NOT_FOUND');
    await setRuleOfSection(tx, section, rule);
    await writeSectionItems(tx, section, ids);
    const difference = differenceOf(before, await factsOfSection(tx, section));
    if (difference === null) return;
    await noteCatalogueChanges(tx, [{ subject: 'home_section', subjectId: section, ...difference }], {
      byId: caller.userId,
      at: clock.now(),
      reason: null,
    });
  });
  await shopPages
    .renew(['home'])
    .catch((error: unknown) => log.warn({ error: String(error) }, 'The shop did not renew its home page.'));
  return await presentSection(section, dependencies);
};
