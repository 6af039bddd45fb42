import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import type { ListOrdersRole } from '@suki/sdk/types';

/** The event at a time, before or around it; `{time}` is a day and an hour, or a day. */
type Words = Readonly<Partial<Record<TimerKind | 'arrival', string>>>;

const both = {
  first_scan: 'Courier scans it by {time}',
  inbound_transit: 'At our warehouse by {time}',
  inbound_search: 'We trace it until {time}',
  check_sla: 'We inspect it by {time}',
  check: 'Late: we inspect it by {time}',
  check_again: 'Late: we inspect it by {time}',
  send_sla: 'We ship it by {time}',
  platform_to_ship: 'Late: we ship it by {time}',
  platform_to_ship_again: 'Late: we ship it by {time}',
  arrival: 'Arrives {time}',
  outbound_transit: 'Arrives by {time}',
  outbound_search: 'We trace it until {time}',
  hold: 'Stopped until {time}',
} as const satisfies Words;

export const timeWords: Readonly<Record<ListOrdersRole, Words>> = {
  buyer: {
    ...both,
    payment_window: 'Pay by {time}',
    accepted_payment_window: 'Pay by {time}',
    confirmation: 'Seller confirms by {time}',
    shipment: 'Seller ships by {time}',
    buyer_inspection_timeout: 'Decide by {time}',
    redelivery: 'Pay for a second try by {time}',
    receipt: 'Check it by {time}',
    rematch: 'Choose another by {time}',
    bid_deposit: 'Pay the deposit by {time}',
    bid_life: 'Bid ends {time}',
    acceptance_deposit: 'Seller pays a deposit by {time}',
  },
  seller: {
    ...both,
    payment_window: 'Buyer pays by {time}',
    accepted_payment_window: 'Buyer pays by {time}',
    confirmation: 'Confirm by {time}',
    shipment: 'Ship by {time}',
    buyer_inspection_timeout: 'Buyer decides by {time}',
    redelivery: 'Buyer pays for a second try by {time}',
    receipt: 'Buyer checks it by {time}',
    rematch: 'Buyer chooses by {time}',
    ask_deposit: 'Pay the deposit by {time}',
    acceptance_deposit: 'Pay the deposit by {time}',
    listing: 'Listing ends {time}',
  },
};

/** Ends that are days or weeks away: the day says enough. */
export const wholeDays: readonly TimerKind[] = [
  'listing',
  'bid_life',
  'inbound_transit',
  'inbound_search',
  'outbound_transit',
  'outbound_search',
];
