/** Page sizes that a caller may ask for; 180 for lists that a screen shows whole (decisions, "Lists"). */
export const pageSizes = [10, 15, 20, 180] as const;
export type PageSize = (typeof pageSizes)[number];

export const defaultPageSize: PageSize = 10;
export const addressPageSize: PageSize = 15;
/** Saved items and brands. */
export const wholeListSize: PageSize = 180;

/** The query of every list, under the names of the address call (specification, section 7). */
export const listParameters = {
  cursor: 'lastItemId',
  orderBy: 'orderBy',
  order: 'order',
  filterBy: 'filterBy',
  limit: 'limit',
  /** `true`: start at the first page and bypass every cache. */
  refetch: 'isRefetch',
} as const;

/** How a list is sorted when the caller says nothing (specification, section 9). */
export const defaultOrder = { orderBy: 'createdAt', order: 'desc' } as const;

/** The message panel shows at most this many transactions (specification, section 9). */
export const PANEL_TRANSACTIONS_MAX = 3;
