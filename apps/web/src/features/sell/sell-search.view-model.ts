import type { ItemCard } from '@suki/sdk/types';

type Found = Pick<ItemCard, 'name' | 'model' | 'colourway' | 'styleCode' | 'brand'>;

/** Lower case without accents and punctuation, so that "airmax 97" and "max" find "Air Max 97’". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '');
}

/** The items that contain each typed word; all items for an empty text. */
export function itemsMatching<Item extends Found>(items: readonly Item[], text: string): readonly Item[] {
  const words = plain(text).split(' ').filter(Boolean);
  return items.filter((item) => {
    const brands = item.brand.map(({ name }) => name);
    const all = plain([item.name, item.model, item.colourway, item.styleCode, ...brands].join(' '));
    return words.every((word) => all.includes(word));
  });
}
