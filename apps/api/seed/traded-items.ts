import { firstItems } from '@suki/db/seed/catalogue/first-items.table';
import { catalogueItems } from '@suki/db/seed/catalogue/items.table';

/** Items with full books, bids, a flash lane and sales. */
export const tradedItems = catalogueItems.slice(0, firstItems.length);

/** Items with an ask or two: full books of all would take minutes of a first start. */
export const offeredItems = catalogueItems.slice(firstItems.length);
