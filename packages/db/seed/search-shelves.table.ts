import type { Category } from '@suki/domain/catalogue/categories';

type SeededCategory = { readonly id: `cat_${string}`; readonly category: Category; readonly parentId: string | null; readonly name: string; readonly keyword: string | null };

const top = (number: number, category: Category, name: string): SeededCategory => ({
  id: `cat_${String(number).padStart(10, '0')}`,
  category,
  parentId: null,
  name,
  keyword: null,
});
const under = (parent: SeededCategory, number: number, name: string, keyword: string): SeededCategory => ({
  id: `cat_${String(number).padStart(10, '0')}`,
  category: parent.category,
  parentId: parent.id,
  name,
  keyword,
});

const shoes = top(1, 'shoes', 'Shoes');
const apparel = top(2, 'apparel', 'Apparel');
const collectibles = top(3, 'collectibles', 'Collectibles');
const handbags = top(4, 'handbags', 'Handbags');

/** Categories of the first start; the words of a category under another find it within that one. */
export const seededCategories: readonly SeededCategory[] = [
  shoes,
  apparel,
  collectibles,
  handbags,
  under(shoes, 11, 'Jordans', 'jordan'),
  under(shoes, 12, 'Dunks', 'dunk'),
  under(shoes, 13, 'Air Max', 'air max'),
  under(shoes, 14, 'Slides and clogs', 'tsinelas'),
  under(shoes, 15, 'Boots', 'boot'),
  under(apparel, 21, 'Hoodies', 'hoodie'),
  under(apparel, 22, 'Jackets', 'jacket'),
  under(apparel, 23, 'Tees', 'tee'),
  under(apparel, 24, 'Caps', 'cap'),
  under(collectibles, 31, 'Watches', 'watch'),
  under(collectibles, 32, 'Cards', 'card'),
  under(handbags, 41, 'Totes', 'tote'),
  under(handbags, 42, 'Backpacks', 'backpack'),
];

/** Ideas on the empty search page, by their number. */
export const seededDiscovers: readonly { readonly id: number; readonly title: string; readonly keyword: string }[] = [
  { id: 1, title: 'Pandas under one roof', keyword: 'panda' },
  { id: 2, title: 'Jordan 1, every height', keyword: 'jordan 1' },
  { id: 3, title: 'Tsinelas season', keyword: 'tsinelas' },
  { id: 4, title: 'Runners for the commute', keyword: 'new balance' },
  { id: 5, title: 'Terrace classics', keyword: 'samba' },
  { id: 6, title: 'First hoodie of the cold months', keyword: 'hoodie' },
];

/** Words under the search field, best first. */
export const seededKeywords: readonly string[] = [
  'jordan 1',
  'dunk low panda',
  'samba',
  'new balance 550',
  'air force 1',
  'yeezy slide',
  'kayano 14',
  'xt-6',
  'hoodie',
  'neverfull',
];
