import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import type { Obstacle } from '@suki/domain/trade/view/obstacle';
import type { ListOrdersRole } from '@suki/sdk/types';

type Headline = {
  /** With a deadline: `{deadline}` is a day and an hour. */
  readonly by?: string;
  readonly plain: string;
};

const review: Headline = {
  by: 'Stopped until {deadline} at the latest: we take a closer look.',
  plain: 'Stopped for now: we take a closer look.',
};

/** The headlines that replace the one of the status while the order has an obstacle. */
export const obstacleHeadlines: Readonly<Record<ListOrdersRole, Readonly<Record<Obstacle, Headline>>>> = {
  buyer: {
    bank_hold: { plain: 'Stopped: your bank is looking into the payment.' },
    review_hold: review,
    inbound_search: { plain: 'We are looking for the parcel.' },
    outbound_search: { plain: 'We are looking for your parcel.' },
    parcel_back: { by: 'Your turn: pay for a second try by {deadline}.', plain: 'Your turn: pay for a second try.' },
  },
  seller: {
    bank_hold: { plain: 'Stopped: the buyer’s bank is looking into the payment.' },
    review_hold: review,
    inbound_search: { plain: 'We are looking for your parcel.' },
    outbound_search: { plain: 'Sold: we are looking for the parcel.' },
    parcel_back: {
      by: 'Sold: the buyer has to pay for a second try by {deadline}.',
      plain: 'Sold: the buyer has to pay for a second try.',
    },
  },
};

/** The timers whose deadline the sentences with `{deadline}` name. */
export const obstacleTimers: Partial<Readonly<Record<Obstacle, readonly TimerKind[]>>> = {
  review_hold: ['hold'],
  parcel_back: ['redelivery'],
};
