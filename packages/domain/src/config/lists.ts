/** Page sizes that a caller may ask for; 180 for lists that a screen shows whole (specification, section 9). */
export const pageSizes = [10, 15, 20, 180] as const;
export type PageSize = (typeof pageSizes)[number];

export const defaultPageSize: PageSize = 10;
export const addressPageSize: PageSize = 15;
/** Work lists of the staff. */
export const staffPageSize: PageSize = 20;
/** Counts beside the lists stop here and then say that there are more. */
export const STAFF_COUNT_MAX = 1000;
/** Counts of a person's own open trades stop here; a screen then says "99+". */
export const OWN_COUNT_MAX = 100;
/** A console hears of every order of everybody, so it fetches what it shows again at most this often. */
export const STAFF_REFRESH_MS = 1_500;
/** Items on a page of search results: five rows of four at a desk, ten of two on a phone. */
export const searchPageSize: PageSize = 20;
/** Items that a search asks for while somebody types. */
export const suggestionPageSize: PageSize = 10;
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

/** Items on a shelf without pages, and suggested places. */
export const shelfSizes = { released: 20, drops: 60, toSell: 60, related: 8, places: 8 } as const;

/** "Just sold": this many sales, each of another item, looked for among so many of the newest. */
export const recentSales = { shown: 10, among: 200 } as const;

/** Prices of the last sales of an item of a list by rank, for the line beside it. */
export const RANK_PRICES = 12;

/** Items in one part of the sitemap; a file of the protocol holds at most 50,000 addresses (sitemaps.org). */
export const SITEMAP_PART_ITEMS = 10_000;

/** Prices of a book on a screen, best first. */
export const BOOK_PRICES_MAX = 10;

export const BOOK_LOG_LINES_MAX = 1000;

export const LEDGER_FILES_PER_MINUTE = 10;
/** Lines of a ledger file that are read at once. */
export const LEDGER_FILE_BATCH_LINES = 500;

/** Unread messages of a tab are counted up to this number; screens then say "99+". */
export const UNREAD_COUNT_MAX = 100;

/** The sort columns of a list. */
export const listOrderKeys = ['createdAt', 'updatedAt'] as const;
export type ListOrderKey = (typeof listOrderKeys)[number];
export const listDirections = ['asc', 'desc'] as const;
export type ListDirection = (typeof listDirections)[number];

/** The order of a list by default (specification, section 9). */
export const defaultOrder = { orderBy: 'createdAt', order: 'desc' } as const satisfies {
  readonly orderBy: ListOrderKey;
  readonly order: ListDirection;
};

/** Transactions in the message panel (specification, section 9). */
export const PANEL_TRANSACTIONS_MAX = 3;
