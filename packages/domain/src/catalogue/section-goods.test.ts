import { expect, test } from 'vitest';
import { goodsOfSection } from './section-goods.ts';
import { isAutomatic, sectionRules, usualSectionRule } from './sections.ts';

test.each([
  ['shoes', { category: 'shoes', gender: null, tab: null }],
  ['kids', { category: null, gender: 'kids', tab: null }],
  ['luxury', { category: null, gender: null, tab: 'luxury' }],
  ['featured', { category: null, gender: null, tab: null }],
] as const)('the shop fills the section %s with %o', (section, goods) => {
  expect(goodsOfSection(section)).toEqual(goods);
});

test('without a choice featured, deals and drops keep the editor’s order, and the others follow interest', () => {
  expect((['featured', 'deals', 'justDrop', 'shoes', 'luxury'] as const).map(usualSectionRule)).toEqual([
    'chosen',
    'chosen',
    'chosen',
    'interest',
    'interest',
  ]);
  expect(sectionRules.filter(isAutomatic)).toEqual(['sales', 'newest']);
});
