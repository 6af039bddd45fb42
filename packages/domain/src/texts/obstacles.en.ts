const bankLooks = 'bank is looking into the payment. The order waits until it decides';
const orEnds = 'If the bank takes the payment back, the order ends.';
const weLook = 'We’re taking a closer look at this order, for a day at most.';

/**
 * Obstacles of an order, for each side, in a few words and in a sentence; and the destinations of a parcel that came
 * back to the warehouse.
 */
export const obstaclesEn = {
  'obstacle.bank_hold.buyer': 'Stopped by your bank',
  'obstacle.bank_hold.buyer.info': `Your ${bankLooks}. You don’t have to do anything here. ${orEnds}`,
  'obstacle.bank_hold.seller': 'Stopped by the buyer’s bank',
  'obstacle.bank_hold.seller.info': `The buyer’s ${bankLooks}. You don’t have to do anything: your deadlines wait too. ${orEnds}`,
  'obstacle.bank_hold.operator': 'Stopped by the bank',
  'obstacle.bank_hold.operator.info':
    'The buyer’s bank asks about the payment. Until it decides, pass, ship or refund nothing, and put an item that is here aside.',

  'obstacle.review_hold.buyer': 'Stopped: we’re taking a closer look',
  'obstacle.review_hold.buyer.info': `${weLook} It waits until we’re done.`,
  'obstacle.review_hold.seller': 'Stopped: we’re taking a closer look',
  'obstacle.review_hold.seller.info': `${weLook} Don’t ship anything yet: your deadlines wait too.`,
  'obstacle.review_hold.operator': 'Stopped by support',
  'obstacle.review_hold.operator.info':
    'Support takes a closer look, for a day at most. Until it continues, pass or ship nothing, and put an item that is here aside.',

  'obstacle.inbound_search.buyer': 'We’re tracing the parcel',
  'obstacle.inbound_search.buyer.info': 'The parcel to us is late or lost. We’re asking the courier where it is.',
  'obstacle.inbound_search.seller': 'We’re tracing your parcel',
  'obstacle.inbound_search.seller.info':
    'Your parcel is late or lost. We’re asking the courier where it is. Keep your drop-off receipt ready.',
  'obstacle.inbound_search.operator': 'Inbound: looked for',
  'obstacle.inbound_search.operator.info':
    'The parcel to us is late or lost: ask the courier where it is. If it comes, scan it, and the order continues.',

  'obstacle.outbound_search.buyer': 'We’re tracing the parcel',
  'obstacle.outbound_search.buyer.info':
    'The parcel to you is late or lost. We’re asking the courier where it is. If you have it, say so here.',
  'obstacle.outbound_search.seller': 'Sold',
  'obstacle.outbound_search.seller.info':
    'The parcel to the buyer is late or lost, and we’re asking the courier where it is. Your part is done.',
  'obstacle.outbound_search.operator': 'Outbound: looked for',
  'obstacle.outbound_search.operator.info': 'The parcel to the buyer is late or lost: ask the courier where it is.',

  'obstacle.parcel_back.buyer': 'Came back: pay for a second try',
  'obstacle.parcel_back.buyer.info':
    'The courier couldn’t deliver it, so it came back to us. Check your address, then pay for a second try.',
  'obstacle.parcel_back.seller': 'Sold: it came back to us',
  'obstacle.parcel_back.seller.info':
    'It couldn’t be delivered and came back to us. The buyer has to pay for a second try. You keep your income.',
  'obstacle.parcel_back.operator': 'Came back, unpaid',
  'obstacle.parcel_back.operator.info':
    'The courier brought the parcel back. Keep it on the shelf of returned parcels: it goes out again when the buyer has paid for that.',

  'door.back.stopped':
    'Came back from the buyer, and the order is stopped. Put it on the shelf of returned parcels, and leave it there.',
  'door.back.unpaid':
    'Came back from the buyer. Put it on the shelf of returned parcels: it goes out again when the buyer has paid.',
  'door.back.send_again': 'Came back from the buyer, and its second way is paid. Put it with what ships next.',
  'door.back.untold':
    'Came back from the buyer, and the courier has not told us yet. Put it on the shelf of returned parcels, and tell support.',
  'door.back.done':
    'Came back from the buyer, whose order is done. Put it on the shelf of returned parcels, and tell support.',
  'door.back.ours': 'Came back from the buyer after the order had closed. Put it with our own stock, and tell support.',
} as const;

export type ObstacleMessageId = keyof typeof obstaclesEn;
