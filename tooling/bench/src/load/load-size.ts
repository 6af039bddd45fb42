import { parseArgs } from 'node:util';
import { StackError } from '@suki/local-stack/stack-error';

/** Row counts of a filled market. People are numbered from 1: sellers, then buyers, then one employee. */
export type LoadSize = {
  readonly items: number;
  readonly sizesPerItem: number;
  readonly users: number;
  /** Orders of all sellers but the first, the open ones newest last, as in life. */
  readonly orders: number;
  readonly openOrders: number;
  /** One of so many open orders is held up; both markets have a page of them. */
  readonly openOrdersPerHeldOne: number;
  /** Earlier sales of person 1, the busiest seller. */
  readonly busySales: number;
  /** Asks on offer, five an item, and bids. */
  readonly asks: number;
  readonly bids: number;
};

export type LoadSizes = { readonly large: LoadSize; readonly small: LoadSize };

const full: LoadSize = {
  items: 400_000,
  sizesPerItem: 2,
  users: 100_000,
  orders: 220_000,
  openOrders: 30_000,
  openOrdersPerHeldOne: 40,
  busySales: 200_000,
  asks: 2_000_000,
  bids: 100_000,
};

/** About the rows of `apps/api/seed`; lists of one person have as many rows on a page as in the large market. */
export const demoSize: LoadSize = {
  items: 24,
  sizesPerItem: 12,
  users: 40,
  orders: 200,
  openOrders: 100,
  openOrdersPerHeldOne: 4,
  busySales: 40,
  asks: 120,
  bids: 40,
};

const sellersShare = 10;

export const sellersOf = ({ users }: LoadSize): number => Math.max(4, Math.floor(users / sellersShare));
export const skusOf = ({ items, sizesPerItem }: LoadSize): number => items * sizesPerItem;
export const allOrdersOf = ({ orders, busySales }: LoadSize): number => orders + busySales;

const usage = 'Expected nothing, --items with a number from 2000 to 1000000, or --anew, as in bench load --items 20000';
const limits = { min: 2_000, max: 1_000_000 } as const;

/**
 * Reads the options of `bench load`; the other counts keep their proportion to the items.
 * @throws StackError when the arguments are not understood.
 */
export function readLoadOptions(
  args: readonly string[],
  usualItems = full.items,
): {
  readonly size: LoadSize;
  readonly isAnew: boolean;
} {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { items: { type: 'string', default: String(usualItems) }, anew: { type: 'boolean', default: false } },
    });
    const items = Number(values.items);
    if (Number.isInteger(items) && items >= limits.min && items <= limits.max) {
      return { size: sizeOf(items), isAnew: values.anew };
    }
  } catch {
    // The error below includes what came.
  }
  throw new StackError(`${usage}, but got "${args.join(' ')}".`);
}

/** The counts of a market of so many items, in the proportion of the full one. */
export function sizeOf(items: number): LoadSize {
  const scaled = (count: number): number => Math.round((count * items) / full.items);
  return {
    items,
    sizesPerItem: full.sizesPerItem,
    users: scaled(full.users),
    orders: scaled(full.orders),
    openOrders: scaled(full.openOrders),
    openOrdersPerHeldOne: full.openOrdersPerHeldOne,
    busySales: scaled(full.busySales),
    asks: scaled(full.asks),
    bids: scaled(full.bids),
  };
}
