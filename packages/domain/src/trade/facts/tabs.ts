import type { AskStatus, BidStatus, OrderStatus } from './statuses.ts';

/** The statuses in each tab of "my asks" (docs/decisions.md#lists-and-ledger). Every status is in exactly one tab. */
export const askTabs = {
  selling: ['to_pay', 'listed', 'buyer_to_pay'],
  in_progress: [
    'confirming_buyer_order',
    'to_ship',
    'on_way_to_warehouse',
    'platform_received',
    'under_inspection',
    'pending_buyer_confirmation',
  ],
  done: ['transaction_closed', 'transaction_successful'],
} as const satisfies Record<string, readonly AskStatus[]>;
export type AskTab = keyof typeof askTabs;

/**
 * The statuses in each tab of "my bids": the two groups of the specification (section 4). A successful bid stands in
 * neither, because the order list shows it (docs/lifecycle.md#bids).
 */
export const bidTabs = {
  active: ['to_pay', 'bid_active', 'buyer_to_pay', 'seller_to_pay_deposit'],
  closed: ['bid_closed'],
} as const satisfies Record<string, readonly BidStatus[]>;
export type BidTab = keyof typeof bidTabs;

/** The statuses in each tab of "my orders". */
export const orderTabs = {
  to_pay: ['to_pay'],
  in_progress: [
    'confirming_buyer_order',
    'seller_to_ship',
    'on_way_to_warehouse',
    'platform_received',
    'under_inspection',
    'pending_buyer_confirmation',
    'platform_to_ship',
  ],
  to_receive: ['to_receive'],
  done: ['transaction_successful', 'transaction_closed'],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderTab = keyof typeof orderTabs;

/**
 * Returns the statuses that a list shows: those of its tab, narrowed to `filterBy`. A filter without a tab looks
 * through all of them (docs/decisions.md#lists-and-ledger). Empty when the tab does not have that status.
 */
export function shownStatuses<Status extends string>({
  tab,
  filterBy,
  all,
}: {
  /** Undefined: the caller named no tab. */
  readonly tab: readonly Status[] | undefined;
  readonly filterBy: Status | undefined;
  readonly all: readonly Status[];
}): readonly Status[] {
  const within = tab ?? all;
  return filterBy === undefined ? within : within.filter((status) => status === filterBy);
}
