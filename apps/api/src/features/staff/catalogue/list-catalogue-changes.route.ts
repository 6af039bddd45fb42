import { allCatalogueChanges } from '@suki/db/queries/catalogue-changes';
import { staffPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../../http/handler.ts';
import { shelfOptions } from '../../../http/list-options.ts';
import { presentCatalogueChange } from './present-change.ts';

export const listCatalogueChanges: Handler<'listCatalogueChanges'> = async ({ query }, { staffPool }) => {
  const page = await allCatalogueChanges(staffPool, shelfOptions(query, staffPageSize));
  return { ...page, items: page.items.map(presentCatalogueChange) };
};
