import { windowText } from '@suki/domain/time/window-text';
import type { Obstacle } from '@suki/domain/trade/view/obstacle';
import type { ListOrdersRole } from '@suki/sdk/types';
import type { Headlines } from './headlines.types.ts';

const review: Headlines = {
  hold: 'Stopped: we’re taking a closer look and finish by {time}.',
  plain: `Stopped: we’re taking a closer look, for ${windowText('hold')} at most.`,
};
const search = windowText('inbound_search');

/**
 * The headlines that replace the one of the status while the order has an obstacle. A bank names no day for its
 * decision, so that one sentence names no time.
 */
export const obstacleHeadlines: Readonly<Record<ListOrdersRole, Readonly<Record<Obstacle, Headlines>>>> = {
  buyer: {
    bank_hold: { plain: 'Stopped: your bank is looking into the payment.' },
    review_hold: review,
    inbound_search: {
      inbound_search: 'We’re tracing the parcel, until {time} at the latest.',
      plain: `We’re tracing the parcel, for ${search} at most.`,
    },
    outbound_search: {
      outbound_search: 'We’re tracing your parcel, until {time} at the latest.',
      plain: `We’re tracing your parcel, for ${search} at most.`,
    },
    parcel_back: {
      redelivery: 'Your turn: pay for a second try by {time}.',
      plain: `Your turn: pay for a second try within ${windowText('redelivery')}.`,
    },
  },
  seller: {
    bank_hold: { plain: 'Stopped: the buyer’s bank is looking into the payment.' },
    review_hold: review,
    inbound_search: {
      inbound_search: 'We’re tracing your parcel, until {time} at the latest.',
      plain: `We’re tracing your parcel, for ${search} at most.`,
    },
    outbound_search: {
      outbound_search: 'Sold. We’re tracing the parcel, until {time} at the latest.',
      plain: `Sold. We’re tracing the parcel, for ${search} at most.`,
    },
    parcel_back: {
      redelivery: 'Sold. The buyer has to pay for a second try by {time}.',
      plain: `Sold. The buyer has to pay for a second try within ${windowText('redelivery')}.`,
    },
  },
};
