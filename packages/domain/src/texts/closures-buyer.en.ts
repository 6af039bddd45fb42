import type { ClosureBuyerMessageId } from '../trade/view/closure-info.ts';

/** The reason why an order ended, for its buyer; the other closures have one text for everybody (`statuses.en.ts`). */
export const closuresBuyerEn = {
  'closed.buyer_cancelled.buyer': 'You cancelled before the seller confirmed.',
  'closed.seller_rejected.buyer': 'The seller rejected the order. You get every peso back.',
  'closed.seller_confirm_timeout.buyer': 'The seller did not confirm in time. You get every peso back.',
  'closed.seller_ship_timeout.buyer': 'The seller did not send the item in time. You get every peso back.',
  'closed.no_scan.buyer': 'No courier ever saw the parcel. You get every peso back.',
  'closed.buyer_withdrew.buyer': 'You took the bid back.',
  'closed.bid_default.buyer': 'You did not pay for the accepted bid.',
  'closed.seller_cancelled.buyer': 'The seller cancelled after confirming. You get every peso back.',
  'closed.lost_inbound.buyer': 'The parcel to our warehouse was lost. You get every peso back.',
  'closed.inbound_returned.buyer': 'The courier took the parcel back twice. You get every peso back.',
  'closed.platform_late.buyer': 'We were too late. You get every peso back, and a credit.',
  'closed.counterfeit.buyer': 'The item is not authentic. You get every peso back.',
  'closed.wrong_item.buyer': 'It was another item or size than sold. You get every peso back.',
  'closed.used.buyer': 'The item was used. You get every peso back.',
  'closed.incomplete.buyer': 'Parts were missing. You get every peso back.',
  'closed.major_defect.buyer': 'The item has a large defect. You get every peso back.',
  'closed.transit_damage.buyer': 'The item was damaged on its way to us. You get every peso back.',
  'closed.defect_refused.buyer': 'You did not take the item with its defect.',
  'closed.silent_buyer.buyer': 'You did not answer about the defect in time.',
  'closed.chargeback.buyer': 'Your bank took the payment back.',
  'closed.lost_outbound.buyer': 'The parcel was lost on its way to you. You get every peso back.',
  'closed.claim_upheld.buyer': 'The item came back after a claim. You get every peso back.',
} as const satisfies Record<ClosureBuyerMessageId, string>;
