import { type Category, categories } from '@suki/domain/catalogue/categories';
import { type ItemStatus, itemStatuses } from '@suki/domain/catalogue/item-status';
import type { CatalogueRow } from '@suki/sdk/types';
import { paths } from '../../shell/paths.ts';
import { categoryWords, listTexts as words } from './catalogue.texts.ts';

/** The filters of the list, as they stand in the address. */
export type ShownItems = {
  readonly text: string;
  readonly status: ItemStatus | null;
  readonly category: Category | null;
};

export function shownItems(search: URLSearchParams): ShownItems {
  return {
    text: search.get('text')?.trim() ?? '',
    status: itemStatuses.find((status) => status === search.get('status')) ?? null,
    category: categories.find((category) => category === search.get('category')) ?? null,
  };
}

export function itemsHref({ text, status, category }: ShownItems): string {
  const named = new URLSearchParams({
    ...(text === '' ? {} : { text }),
    ...(status === null ? {} : { status }),
    ...(category === null ? {} : { category }),
  });
  return named.size === 0 ? paths.catalogue : `${paths.catalogue}?${named}`;
}

/** The filters as the call takes them. */
export function filterOf({ text, status, category }: ShownItems) {
  return {
    ...(text === '' ? {} : { text }),
    ...(status === null ? {} : { status }),
    ...(category === null ? {} : { category }),
  };
}

/** Brand, category and style code below the name of an item. */
export function rowDetail({
  brand,
  category,
  styleCode,
}: Pick<CatalogueRow, 'brand' | 'category' | 'styleCode'>): string {
  return [
    brand.map(({ name }) => name).join(', '),
    categoryWords[category],
    styleCode === '' ? words.noCode : styleCode,
  ].join(', ');
}
