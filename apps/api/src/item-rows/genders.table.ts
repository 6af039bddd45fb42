import type { ShoeGender } from '@suki/domain/catalogue/charts/chart-of-brand';

/** For whom goods are made, by the words of files in lower case. */
const rows: readonly (readonly [readonly ShoeGender[], string])[] = [
  [['men'], "men, man, mens, men’s, men's, male, m"],
  [['women'], "women, woman, womens, women’s, women's, female, ladies, w"],
  [['men', 'women'], 'unisex, adult, adults, all'],
  [
    ['kids'],
    'kids, kid, child, children, youth, junior, preschool, toddler, infant, baby, boys, girls, boy, girl, grade school, gs, ps, td',
  ],
];

export const genderWords: ReadonlyMap<string, readonly ShoeGender[]> = new Map(
  rows.flatMap(([genders, words]) => words.split(',').map((word) => [word.trim(), genders] as const)),
);
