import { describe, expect, test } from 'vitest';
import { catalogueBrands } from './brands.table.ts';
import type { CatalogueItem, CatalogueSection } from './catalogue.types.ts';
import { firstItems } from './first-items.table.ts';
import { catalogueHomeSections } from './home-sections.table.ts';
import { catalogueItems } from './items.table.ts';
import { catalogueSizeTemplates } from './size-templates.table.ts';
import { catalogueSkusOf } from './skus.ts';

const idPattern = /^(itm|sku|brd|szt)_[0-9a-z]{10,32}$/;
const items: readonly CatalogueItem[] = catalogueItems;
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const skus = items.flatMap((item) => catalogueSkusOf(item, catalogueSizeTemplates));

describe('the demonstration catalogue', () => {
  test('holds at least 400 items of at least 60 models, no id, name or style code twice', () => {
    expect(items.length).toBeGreaterThanOrEqual(400);
    expect(new Set(items.map(({ model }) => model)).size).toBeGreaterThanOrEqual(60);
    const ids = [...items, ...skus, ...catalogueBrands, ...catalogueSizeTemplates].map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(idPattern);
    }
    expect(twice(items.map(({ styleCode }) => styleCode))).toEqual([]);
    expect(twice(items.map(({ name }) => name))).toEqual([]);
  });

  test.each([
    ['shoes', 250, ({ category }) => category === 'shoes'],
    ['apparel', 25, ({ category }) => category === 'apparel'],
    ['handbags', 25, ({ category }) => category === 'handbags'],
    ['collectibles', 25, ({ category }) => category === 'collectibles'],
    ['kids', 25, ({ genders }) => genders.includes('kids')],
    ['women alone', 50, ({ genders }) => genders.includes('women') && !genders.includes('men')],
    ['luxury', 25, ({ isLuxury }) => isLuxury],
  ] satisfies [string, number, (item: CatalogueItem) => boolean][])(
    '%s: at least %i items',
    (_name, least, isMeant) => {
      expect(items.filter(isMeant).length).toBeGreaterThanOrEqual(least);
    },
  );

  test('begins with the items that were written one by one', () => {
    expect(items.slice(0, firstItems.length).map(({ id }) => id)).toEqual(firstItems.map(({ id }) => id));
    expect(firstItems).toHaveLength(24);
  });

  test('names only brands and items that exist', () => {
    const brandIds = new Set<string>(catalogueBrands.map((brand) => brand.id));
    const itemIds = new Set<string>(items.map((item) => item.id));
    for (const item of items) {
      expect(brandIds.has(item.brandId), item.name).toBe(true);
    }
    for (const section of catalogueHomeSections) {
      expect(section.itemIds.length, section.id).toBeGreaterThan(0);
      expect(section.itemIds.every((id) => itemIds.has(id))).toBe(true);
    }
  });

  test('fills every home section once', () => {
    const sections: readonly CatalogueSection[] = [
      'featured',
      'deals',
      'justDrop',
      'shoes',
      'collectibles',
      'apparel',
      'handbags',
      'men',
      'women',
      'kids',
      'luxury',
    ];
    expect(catalogueHomeSections.map((section) => section.id)).toEqual(sections);
    for (const { id, itemIds } of catalogueHomeSections) {
      expect(itemIds.length, id).toBe(10);
      expect(twice(itemIds), id).toEqual([]);
    }
  });

  test.each(items)(
    '$name: market price on a step of ₱50, inside ₱500 to ₱699,000, retail in whole centavos',
    (item) => {
      expect(item.marketPriceCentavos % 5_000).toBe(0);
      expect(item.marketPriceCentavos).toBeGreaterThanOrEqual(50_000);
      expect(item.marketPriceCentavos).toBeLessThanOrEqual(69_900_000);
      expect(Number.isInteger(item.retailPriceCentavos)).toBe(true);
    },
  );

  test.each(items)('$name: stands on the home tabs of its category, gender and price class', (item) => {
    expect(item.tabs.includes('shoes')).toBe(item.category === 'shoes');
    expect(item.tabs.includes('apparel')).toBe(item.category === 'apparel');
    expect(item.tabs.includes('luxury')).toBe(item.isLuxury);
    expect(item.tabs.includes('men')).toBe(item.genders.includes('men'));
    expect(item.tabs.includes('women')).toBe(item.genders.includes('women'));
  });

  test.each(catalogueSizeTemplates)(
    '$name: every row has the base system and no other system than the listed ones',
    (template) => {
      for (const row of template.rows) {
        const systems = Object.keys(row);
        expect(systems).toContain(template.baseSystem);
        expect(systems.every((system) => template.systems.some((known) => known === system))).toBe(true);
      }
    },
  );

  const shoes = items.filter(({ category }) => category === 'shoes');

  test.each(shoes)('ux 36: $name: every size has its US, UK, EU, cm, KR and Asia label', ({ id }) => {
    for (const { sizes } of skus.filter(({ itemId }) => itemId === id)) {
      expect(Object.keys(sizes)).toEqual(expect.arrayContaining(['uk', 'eu', 'cm', 'kr', 'asia']));
      expect(sizes.us_m ?? sizes.us_w ?? sizes.us).toBeDefined();
    }
  });

  test.each(shoes.filter(({ genders }) => !genders.includes('men')))('ux 6: $name: no size in US men', ({ id }) => {
    expect(skus.filter(({ itemId, sizes }) => itemId === id && sizes.us_m !== undefined)).toEqual([]);
  });

  test('gives each offered size a sku with its labels in every known system', () => {
    const smokeGreyNine = skus.find((sku) => sku.itemId.endsWith('0004') && sku.sizes.us_m === '9');
    expect(smokeGreyNine?.sizes).toEqual({
      us_m: '9',
      us_w: '10.5',
      uk: '8',
      eu: '42.5',
      cm: '27',
      kr: '270',
      asia: '270',
    });
  });

  test('refuses an item with a size that its template does not know', () => {
    const [first] = items;
    expect(first).toBeDefined();
    if (first !== undefined) {
      expect(() => catalogueSkusOf({ ...first, sizes: ['99'] }, catalogueSizeTemplates)).toThrow(RangeError);
    }
  });
});
