import type { Category } from './categories.ts';

/** The tabs that follow from an item's category and wearers; all others are an editor's choice. */
const followed = ['men', 'women', 'shoes', 'apparel'] as const;

/** Returns the discover tabs of an item after a change: those of wearers and category are its own, the others stay. */
export function tabsOfItem(
  { category, genders }: { readonly category: Category; readonly genders: readonly string[] },
  tabs: readonly string[],
): readonly string[] {
  const own = followed.filter((tab) => tab === category || genders.includes(tab));
  return [...tabs.filter((tab) => !(followed as readonly string[]).includes(tab)), ...own];
}
