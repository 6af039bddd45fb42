import type { AskTab, BidTab, OrderTab } from '../trade/facts/tabs.ts';

/** Names of the tabs over a person's asks, bids and orders. */
export const listsEn = {
  'askTab.selling': 'Selling',
  'askTab.in_progress': 'In progress',
  'askTab.done': 'Done',
  'bidTab.active': 'Active',
  'bidTab.closed': 'Closed',
  'orderTab.to_pay': 'To pay',
  'orderTab.in_progress': 'In progress',
  'orderTab.to_receive': 'To receive',
  'orderTab.done': 'Done',
} as const satisfies Record<`askTab.${AskTab}` | `bidTab.${BidTab}` | `orderTab.${OrderTab}`, string>;

export type ListMessageId = keyof typeof listsEn;
