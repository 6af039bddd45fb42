/** Page sizes that a caller may ask for; 180 for lists that a screen shows whole (specification, section 9). */
export const pageSizes = [10, 15, 20, 180] as const;
export type PageSize = (typeof pageSizes)[number];

export const defaultPageSize: PageSize = 10;
export const addressPageSize: PageSize = 15;
/** Work lists of the staff. */
export const staffPageSize: PageSize = 20;
/** The lists beside them say how many there are up to here, and then that there are more. */
export const STAFF_COUNT_MAX = 1000;
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

/** Saved ways to pay. */
export const paymentMethodPageSize: PageSize = 20;

/** How many items stand on a shelf that has no pages, and how many places are suggested. */
export const shelfSizes = { released: 20, toSell: 60, related: 8, places: 8 } as const;

/** So many prices of a book are shown, best first. */
export const BOOK_PRICES_MAX = 10;

/** So many lines of a book’s log are answered at once. */
export const BOOK_LOG_LINES_MAX = 1000;

/** How often a person may download their ledger as a file, a minute. */
export const LEDGER_FILES_PER_MINUTE = 10;

/** By what a list can be sorted, and in which direction. */
export const listOrderKeys = ['createdAt', 'updatedAt'] as const;
export type ListOrderKey = (typeof listOrderKeys)[number];
export const listDirections = ['asc', 'desc'] as const;
export type ListDirection = (typeof listDirections)[number];

/** How a list is sorted when the caller says nothing (specification, section 9). */
export const defaultOrder = { orderBy: 'createdAt', order: 'desc' } as const satisfies {
  readonly orderBy: ListOrderKey;
  readonly order: ListDirection;
};

/** The message panel shows at most this many transactions (specification, section 9). */
export const PANEL_TRANSACTIONS_MAX = 3;
