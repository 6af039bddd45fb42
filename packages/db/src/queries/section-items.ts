import { goodsOfSection } from '@suki/domain/catalogue/section-goods';
import {
  type AutomaticRule,
  type HomeSection,
  homeSections,
  isAutomatic,
  type SectionRule,
} from '@suki/domain/catalogue/sections';
import { AUTOMATIC_SECTION_ITEMS } from '@suki/domain/config/catalogue-desk';
import type { ItemId } from '@suki/domain/ids/id';
import { type Db, first, json, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

const itemsStatement = statement<{ itemId: ItemId }, [HomeSection]>(
  'section-items.of-section',
  `select p.item_id as "itemId" from section_items p where p.section = $1::text order by p.position`,
);

/** Returns the items of a section of the home page in their order, unlisted ones too. */
export async function itemsOfSection(db: Db, section: HomeSection): Promise<readonly ItemId[]> {
  return (await many(db, itemsStatement, [section])).map(({ itemId }) => itemId);
}

const ruleStatement = statement<{ rule: SectionRule }, [HomeSection]>(
  'section-items.rule',
  `select rule from home_section_rules where section = $1::text`,
);

/** Returns the rule that an editor chose for a section; undefined for its usual one. */
export async function ruleOfSection(db: Db, section: HomeSection): Promise<SectionRule | undefined> {
  return (await first(db, ruleStatement, [section]))?.rule;
}

const setRuleStatement = statement<unknown, [HomeSection, SectionRule]>(
  'section-items.set-rule',
  `insert into home_section_rules (section, rule) values ($1, $2) on conflict (section) do update set rule = excluded.rule`,
);

export async function setRuleOfSection(tx: Tx, section: HomeSection, rule: SectionRule): Promise<void> {
  await touch(tx, setRuleStatement, [section, rule]);
}

const clearStatement = statement<unknown, [HomeSection]>(
  'section-items.clear',
  `delete from section_items where section = $1::text`,
);
const writeStatement = statement<unknown, [string]>(
  'section-items.write',
  `insert into section_items (section, section_position, position, item_id)
select section, "sectionPosition", position, "itemId"
from jsonb_to_recordset($1::jsonb) as s (section text, "sectionPosition" int, position int, "itemId" text)`,
);

/** Writes the items of a section in the place of those it had. */
export async function writeSectionItems(tx: Tx, section: HomeSection, ids: readonly ItemId[]): Promise<void> {
  await touch(tx, clearStatement, [section]);
  const sectionPosition = homeSections.indexOf(section);
  const rows = ids.map((itemId, position) => ({ section, sectionPosition, position, itemId }));
  if (rows.length > 0) await touch(tx, writeStatement, [json(rows)]);
}

type FittingValues = [string | null, string | null, string | null, number];
const fits = `i.status = 'listed' and ($1::text is null or i.category = $1::text)
  and ($2::text is null or $2::text = any(i.genders)) and ($3::text is null or $3::text = any(i.tabs))`;

const bestSellersStatement = statement<{ id: ItemId }, FittingValues>(
  'section-items.best-sellers',
  `select i.id from items i where ${fits} order by i.sold_count desc, i.rank limit $4::int`,
  { isPlannedForValues: true },
);
const newestStatement = statement<{ id: ItemId }, [...FittingValues, string]>(
  'section-items.newest',
  `select i.id from items i where ${fits} and i.release_date <= $5::date
order by i.release_date desc nulls last, i.id limit $4::int`,
  { isPlannedForValues: true },
);

/**
 * Returns the listed items with which the shop fills a section by itself. `today` is a date of Asia/Manila: what is not
 * released yet stands among the drops.
 */
export async function fittingItems(
  db: Db,
  section: HomeSection,
  { rule, today }: { readonly rule: AutomaticRule; readonly today: string },
): Promise<readonly ItemId[]> {
  const { category, gender, tab } = goodsOfSection(section);
  const values: FittingValues = [category, gender, tab, AUTOMATIC_SECTION_ITEMS];
  const found =
    rule === 'sales'
      ? await many(db, bestSellersStatement, values)
      : await many(db, newestStatement, [...values, today]);
  return found.map(({ id }) => id);
}

const lockRulesStatement = statement<{ section: HomeSection; rule: SectionRule }>(
  'section-items.lock-rules',
  `select section, rule from home_section_rules order by section for no key update`,
);

/** Fills the sections with a rule of the shop again; returns how many of them have other items now. */
export async function refillSections(tx: Tx, today: string): Promise<number> {
  let changed = 0;
  for (const { section, rule } of await many(tx, lockRulesStatement, [])) {
    if (!isAutomatic(rule)) continue;
    const [before, after] = [await itemsOfSection(tx, section), await fittingItems(tx, section, { rule, today })];
    if (before.join() === after.join()) continue;
    await writeSectionItems(tx, section, after);
    changed += 1;
  }
  return changed;
}
