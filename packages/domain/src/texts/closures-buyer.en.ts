import type { ClosureBuyerMessageId } from '../trade/view/closure-info.ts';

/** The reason why an order ended, for its buyer; the other closures have one text for everybody (`statuses.en.ts`). */
export const closuresBuyerEn = {
  'closed.buyer_cancelled.buyer': 'You canceled before the seller confirmed.',
  'closed.seller_rejected.buyer': 'The seller rejected the order. You get every peso back.',
  'closed.seller_confirm_timeout.buyer': 'The seller didn’t confirm in time. You get every peso back.',
  'closed.seller_ship_timeout.buyer': 'The seller didn’t ship the item in time. You get every peso back.',
  'closed.no_scan.buyer': 'No courier ever scanned the parcel. You get every peso back.',
  'closed.buyer_withdrew.buyer': 'You canceled the bid.',
  'closed.bid_default.buyer': 'You didn’t pay for your accepted bid.',
  'closed.seller_cancelled.buyer': 'The seller canceled after confirming. You get every peso back.',
  'closed.lost_inbound.buyer': 'The parcel to our warehouse was lost. You get every peso back.',
  'closed.inbound_returned.buyer': 'The courier brought the parcel back to the seller twice. You get every peso back.',
  'closed.platform_late.buyer': 'We were too late. You get every peso back, and a credit.',
  'closed.counterfeit.buyer': 'The item isn’t authentic. You get every peso back.',
  'closed.wrong_item.buyer': 'It isn’t the item or size you bought. You get every peso back.',
  'closed.used.buyer': 'The item was used. You get every peso back.',
  'closed.incomplete.buyer': 'Something was missing. You get every peso back.',
  'closed.major_defect.buyer': 'The item has a major defect. You get every peso back.',
  'closed.transit_damage.buyer': 'The item was damaged on its way to us. You get every peso back.',
  'closed.defect_refused.buyer': 'You decided not to keep the item with its defect. You get every peso back.',
  'closed.silent_buyer.buyer': 'You didn’t answer about the defect in time. You get every peso back.',
  'closed.chargeback.buyer': 'Your bank took the payment back.',
  'closed.lost_outbound.buyer': 'The parcel was lost on its way to you. You get every peso back.',
  'closed.claim_upheld.buyer': 'The item came back after a claim. You get every peso back.',
} as const satisfies Record<ClosureBuyerMessageId, string>;
