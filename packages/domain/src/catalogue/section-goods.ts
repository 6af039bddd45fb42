import { type Category, categories } from './categories.ts';
import type { HomeSection } from './sections.ts';

/** The goods that fit a section of the home page; null stands for all. */
export type SectionGoods = {
  readonly category: Category | null;
  readonly gender: 'men' | 'women' | 'kids' | null;
  /** A tab on which an editor put the item. */
  readonly tab: 'luxury' | null;
};

/** Returns the goods with which the shop fills a section by a rule: those of its name, or all. */
export function goodsOfSection(section: HomeSection): SectionGoods {
  return {
    category: categories.find((category) => category === section) ?? null,
    gender: (['men', 'women', 'kids'] as const).find((gender) => gender === section) ?? null,
    tab: section === 'luxury' ? 'luxury' : null,
  };
}
