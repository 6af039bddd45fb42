import { tabNames } from '@suki/domain/catalogue/tabs';
import type { Item } from '@suki/sdk/types';
import { tabPaths } from '../../shell/paths.ts';

/** The way to an item: the page of its category, or the home page where its category has none. */
export function crumbsOf({ category }: Pick<Item, 'category'>) {
  const tab = category === 'shoes' || category === 'apparel' ? category : 'forYou';
  return [{ href: tabPaths[tab], label: tabNames[tab] }];
}
