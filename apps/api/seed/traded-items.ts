import { firstItems } from '@suki/db/seed/catalogue/first-items.table';
import { catalogueItems } from '@suki/db/seed/catalogue/items.table';

/** Items whose books the demo fills by use cases. All 700 would take ten minutes of a first start. */
export const tradedItems = catalogueItems.slice(0, firstItems.length);
