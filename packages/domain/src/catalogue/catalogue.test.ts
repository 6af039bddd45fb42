import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { usedGrades, usedItem } from '../config/used-items.ts';
import { catalogueEn } from '../texts/catalogue.en.ts';
import { convertSize, type SizeChart, sizesIn } from './convert-size.ts';
import { homeSections, itemSections, lookbookSections } from './sections.ts';
import { sizeSystems } from './size-systems.ts';
import { ITEM_INDEX, isSortKey, sortKeys, sortOrders } from './sort-options.ts';
import { discoverTabs, searchTabs, tabNames } from './tabs.ts';
import { trackingEvents } from './tracking-events.ts';

/** A part of a men's chart, with the duplicates that every real chart has. */
const chart: SizeChart = {
  baseSystem: 'us_m',
  rows: [
    { us_m: '4.5', us_w: '6', uk: '4', eu: '36.5', cm: '23.5', kr: '235', asia: '235' },
    { us_m: '5', us_w: '6.5', uk: '4.5', eu: '37.5', cm: '23.5', kr: '235', asia: '235' },
    { us_m: '9', us_w: '10.5', uk: '8', eu: '42.5', cm: '27', kr: '270', asia: '270' },
    { us_m: '15', uk: '14', eu: '49.5' },
  ],
};

test.each([
  ['9', 'us_m', 'eu', '42.5'],
  ['9', 'us_m', 'us_w', '10.5'],
  ['9', 'us_m', 'cm', '27'],
  ['9', 'us_m', 'uk', '8'],
  ['9', 'us_m', 'kr', '270'],
  ['9', 'us_m', 'us_m', '9'],
  ['4.5', 'us_m', 'cm', '23.5'],
  ['5', 'us_m', 'cm', '23.5'],
  ['42.5', 'eu', 'us_m', '9'],
  ['10.5', 'us_w', 'us_m', '9'],
  ['270', 'kr', 'us_m', '9'],
  ['235', 'kr', 'us_m', null],
  ['235', 'asia', 'eu', null],
  ['27', 'cm', 'us_m', null],
  ['23.5', 'cm', 'us_m', null],
  ['8', 'uk', 'us_m', null],
  ['8', 'uk', 'uk', null],
  ['15', 'us_m', 'us_w', null],
  ['3', 'us_m', 'eu', null],
  ['9', 'us', 'eu', null],
] as const)('size %s in %s is in %s: %s', (size, from, to, converted) => {
  expect(convertSize(chart, size, from, to)).toBe(converted);
});

test('a chart that is sold by its UK size converts from it', () => {
  const british: SizeChart = { baseSystem: 'uk', rows: [{ uk: '8', eu: '42' }] };
  expect(convertSize(british, '8', 'uk', 'eu')).toBe('42');
});

test('the sizes of a chart in one system come each once', () => {
  expect(sizesIn(chart, 'cm')).toEqual(['23.5', '27']);
  expect(sizesIn(chart, 'us_m')).toEqual(['4.5', '5', '9', '15']);
});

describe('the lists of the specification', () => {
  test('size systems', () => {
    proves('Size systems: eu, us_m, us_w, uk, cm, kr, asia, us, no_size_conversion.', { sizeSystems });
    expect(sizeSystems).toEqual(['eu', 'us_m', 'us_w', 'uk', 'cm', 'kr', 'asia', 'us', 'no_size_conversion']);
  });

  test('both lists of tabs, with their names', () => {
    proves('Discover tabs: For You, Men, Women, Shoes, Apparel, Luxury.', { discoverTabs });
    proves('Another tab list adds Collectibles and Handbags.', { searchTabs });
    const names = (tabs: readonly (keyof typeof tabNames)[]) => tabs.map((tab) => tabNames[tab]);
    expect(names(discoverTabs)).toEqual(['For You', 'Men', 'Women', 'Shoes', 'Apparel', 'Luxury']);
    expect(names(searchTabs)).toEqual([...names(discoverTabs), 'Collectibles', 'Handbags']);
    expect(searchTabs.map((tab) => catalogueEn[`tab.${tab}`])).toEqual(names(searchTabs));
  });

  test('sections of the home screen', () => {
    proves(
      'Home sections: featured, deals, justDrop, shoes, collectibles, apparel, handbags, men, women, kids, luxury.',
      { homeSections },
    );
    expect(homeSections.join(' ')).toBe(
      'featured deals justDrop shoes collectibles apparel handbags men women kids luxury',
    );
  });

  test('sections of an item’s page, new or used', () => {
    proves(
      'Item page sections (new and used items): images, paginator, related items, price and title, services, price history, lookbook, brands info, size guide, FAQs, others viewed, item info, product details, videos, styles.',
      { itemSections },
    );
    expect(itemSections.join(' ')).toBe(
      'images paginator relatedItems priceAndTitle services priceHistory lookbook brandsInfo sizeGuide faqs othersViewed itemInfo productDetails videos styles',
    );
  });

  test('sections of a lookbook’s page', () => {
    proves('Lookbook page sections: images, paginator, related items, contents, comments.', { lookbookSections });
    expect(lookbookSections.join(' ')).toBe('images paginator relatedItems contents comments');
  });

  test('sort options, what they sort by, and in which index', () => {
    proves('Sort options: Best Match, Popular, Just In, Price low to high, Price high to low.', { sortOrders });
    proves('Search sort keys: default, popular, newest, price ascending, price descending.', { sortKeys });
    expect(sortKeys.map((key) => [catalogueEn[`sort.${key}`], sortOrders[key]])).toEqual([
      ['Best Match', null],
      ['Popular', { field: 'saleCount', direction: 'desc' }],
      ['Just In', { field: 'createdTimes', direction: 'desc' }],
      ['Price low to high', { field: 'lowestAskPrice', direction: 'asc' }],
      ['Price high to low', { field: 'lowestAskPrice', direction: 'desc' }],
    ]);
    expect(ITEM_INDEX).toBe('NewItems');
    expect([isSortKey('popular'), isSortKey('price'), isSortKey(undefined)]).toEqual([true, false, false]);
  });

  test('what is counted of a search: click, conversion, view', () => {
    proves('Tracking events: click, conversion, view.', { trackingEvents });
    expect(trackingEvents).toEqual(['click', 'conversion', 'view']);
  });

  test('grades of a used item, of which there is one', () => {
    expect(usedGrades.map((grade) => catalogueEn[`grade.${grade}`])).toEqual(['Like new', 'Good', 'Fair']);
    expect(usedItem).toMatchObject({ hasSizeGrid: false, asks: 1, takesBids: true });
  });
});
