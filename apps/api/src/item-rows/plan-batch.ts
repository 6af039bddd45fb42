import type { ItemFacts } from '@suki/db/queries/item-rows';
import type { ItemArt, SizeLabels } from '@suki/db/schema/catalogue';
import type { Category } from '@suki/domain/catalogue/categories';
import type { ItemId } from '@suki/domain/ids/id';
import type { FieldProblem } from './field.types.ts';
import type { ItemRow, SizeTemplate } from './item-row.types.ts';
import { sizeRows } from './size-rows.ts';

/** An item of the catalogue that a row of the batch may mean. */
export type KnownItem = ItemFacts & {
  readonly id: ItemId;
  /** The slug of its first brand. */
  readonly brand: string;
  readonly category: Category;
  readonly template: SizeTemplate;
  /** Labels of its sizes. */
  readonly sizes: readonly SizeLabels[];
};

export type PlannedItem = KnownItem & {
  readonly isNew: boolean;
  /** True when a field of a known item differs. */
  readonly isChanged: boolean;
  readonly addedSizes: readonly SizeLabels[];
  /** Of a new item. */
  readonly brandName?: string;
  readonly art?: ItemArt;
};

export type Refusal = FieldProblem & { readonly line: number };

export type BatchPlan = {
  /** The items to write. */
  readonly items: readonly PlannedItem[];
  /** The items that the rows mean, written or not. */
  readonly told: readonly ItemId[];
  readonly taken: number;
  readonly unchanged: number;
  readonly refusals: readonly Refusal[];
};

export type PlanOptions = {
  readonly known: readonly KnownItem[];
  /** Items that an earlier row of the file has told: the first row decides, later rows add sizes. */
  readonly told: ReadonlySet<ItemId>;
  readonly newId: () => ItemId;
};

type Draft = { -readonly [Key in keyof PlannedItem]: PlannedItem[Key] };

/**
 * Decides about the rows of a batch in their order: a row means a known item or makes a new one, and changes what it
 * tells otherwise. An empty field changes nothing, and no size is ever taken away, because it has a book.
 */
export function planBatch(rows: readonly ItemRow[], { known, told, newId }: PlanOptions): BatchPlan {
  const index = new ItemIndex();
  for (const item of known) index.add({ ...item, isNew: false, isChanged: false, addedSizes: [] });
  const here = new Set<ItemId>();
  const refusals: Refusal[] = [];
  let taken = 0;
  for (const row of rows) {
    const { line } = row;
    const item = index.find(row);
    const isOfChart = item === undefined || item.template.id === row.template.id;
    const sizes = isOfChart ? row.sizes : sizeRows(item.template, row.sizeTexts);
    const conflict = item === undefined ? undefined : conflictOf(item, row);
    if (conflict !== undefined) {
      refusals.push({ line, ...conflict });
    } else if (!sizes.ok) {
      refusals.push({ line, ...sizes });
    } else if (item === undefined) {
      const made = newItem(row, { id: newId(), sizes: sizes.value });
      index.add(made);
      here.add(made.id);
      taken += 1;
    } else {
      const hasChanged = !told.has(item.id) && !here.has(item.id) && change(item, row);
      if (hasChanged) index.addCode(item);
      // A file without sizes says nothing about them.
      const hasGrown = row.sizeTexts.length > 0 && grow(item, sizes.value);
      here.add(item.id);
      if (hasChanged || hasGrown) taken += 1;
    }
  }
  return {
    items: index.all().filter(({ isNew, isChanged, addedSizes }) => isNew || isChanged || addedSizes.length > 0),
    told: [...here],
    taken,
    unchanged: rows.length - taken - refusals.length,
    refusals,
  };
}

/** A style code without hyphens and blanks, as people write it in many ways. */
export function bareCode(styleCode: string): string {
  return styleCode.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
}

/** The items of a batch by brand and style code, and by brand, name and colorway. */
class ItemIndex {
  readonly #byCode = new Map<string, Draft>();
  readonly #byName = new Map<string, Draft[]>();
  readonly #items: Draft[] = [];

  add(item: Draft): void {
    this.#items.push(item);
    this.addCode(item);
    const key = nameKey(item.brand, item);
    this.#byName.set(key, [...(this.#byName.get(key) ?? []), item]);
  }

  addCode(item: Draft): void {
    if (item.styleCode !== '') this.#byCode.set(codeKey(item.brand, item.styleCode), item);
  }

  /**
   * Finds the item that a row means: by its style code; else by name and colorway, where one of the two has no code,
   * because goods of two codes are two items.
   */
  find(row: ItemRow): Draft | undefined {
    const ofCode = row.styleCode === '' ? undefined : this.#byCode.get(codeKey(row.brand.slug, row.styleCode));
    return (
      ofCode ??
      this.#byName.get(nameKey(row.brand.slug, row))?.find(({ styleCode }) => styleCode === '' || row.styleCode === '')
    );
  }

  all(): readonly Draft[] {
    return this.#items;
  }
}

const codeKey = (brand: string, styleCode: string): string => `${brand} ${bareCode(styleCode)}`;
const nameKey = (brand: string, { name, colourway }: Pick<ItemRow, 'name' | 'colourway'>): string =>
  [brand, name.toLowerCase(), colourway.toLowerCase()].join('\n');

function newItem(row: ItemRow, { id, sizes }: { id: ItemId; sizes: readonly SizeLabels[] }): Draft {
  return {
    id,
    brand: row.brand.slug,
    brandName: row.brand.name,
    name: row.name,
    model: row.model ?? row.name,
    colourway: row.colourway,
    styleCode: row.styleCode,
    category: row.category,
    genders: row.genders,
    tabs: row.tabs,
    retailPrice: row.retailPrice,
    releaseDate: row.releaseDate,
    imageUrl: row.imageUrl,
    template: row.template,
    sizes: [],
    art: row.art,
    isNew: true,
    isChanged: false,
    addedSizes: [...new Set(sizes)],
  };
}

/** A category decides checklists, fees and sizes of trades that may be under way. */
function conflictOf(item: Draft, row: ItemRow): FieldProblem | undefined {
  return item.category === row.category
    ? undefined
    : { ok: false, field: 'category', why: `the catalogue has it in ${item.category}, and an import moves no item` };
}

function change(item: Draft, row: ItemRow): boolean {
  const told = {
    name: row.name,
    model: row.model ?? item.model,
    colourway: row.colourway === '' ? item.colourway : row.colourway,
    styleCode: item.styleCode === '' ? row.styleCode : item.styleCode,
    genders: row.genders,
    tabs: tabsAfter(item, row),
    retailPrice: row.retailPrice ?? item.retailPrice,
    releaseDate: row.releaseDate ?? item.releaseDate,
    imageUrl: row.imageUrl ?? item.imageUrl,
  } satisfies ItemFacts;
  const differs = (Object.keys(told) as (keyof ItemFacts)[]).some(
    (field) => JSON.stringify(told[field]) !== JSON.stringify(item[field]),
  );
  Object.assign(item, told);
  if (differs && !item.isNew) item.isChanged = true;
  return differs;
}

/** Tabs are an editor's choice; only those of the wearers follow the file. */
function tabsAfter(item: Draft, row: ItemRow): readonly string[] {
  const isUsual = (['men', 'women'] as const).every((tab) => item.genders.includes(tab) === row.genders.includes(tab));
  return isUsual
    ? item.tabs
    : [...new Set([...item.tabs.filter((tab) => tab !== 'men' && tab !== 'women'), ...row.tabs])];
}

function grow(item: Draft, sizes: readonly SizeLabels[]): boolean {
  const { baseSystem } = item.template;
  const has = new Set([...item.sizes, ...item.addedSizes].map((labels) => labels[baseSystem]));
  const added = sizes.filter((labels) => !has.has(labels[baseSystem]));
  if (added.length === 0) return false;
  item.addedSizes = [...item.addedSizes, ...new Set(added)];
  return true;
}
