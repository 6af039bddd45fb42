import type { ClosureDetail } from '../facts/statuses.ts';
import type { Role } from './role.ts';

/** Closures that a buyer reads in other words than everybody else: the texts are in `closures-buyer.en.ts`. */
const buyerClosures = [
  'buyer_cancelled',
  'seller_rejected',
  'seller_confirm_timeout',
  'seller_ship_timeout',
  'no_scan',
  'buyer_withdrew',
  'bid_default',
  'seller_cancelled',
  'lost_inbound',
  'inbound_returned',
  'platform_late',
  'counterfeit',
  'wrong_item',
  'used',
  'incomplete',
  'major_defect',
  'transit_damage',
  'defect_refused',
  'silent_buyer',
  'chargeback',
  'lost_outbound',
  'claim_upheld',
] as const satisfies readonly ClosureDetail[];

export type ClosureBuyerMessageId = `closed.${(typeof buyerClosures)[number]}.buyer`;

export type ClosureInfoId = `closed.${ClosureDetail}` | ClosureBuyerMessageId;

/**
 * Returns the text that says why an order ended. The buyer reads "you" wherever the others read "the buyer"
 * (specification, section 4).
 */
export function orderClosureInfo(detail: ClosureDetail, role: Role): ClosureInfoId {
  const told = role === 'buyer' ? buyerClosures.find((closure) => closure === detail) : undefined;
  return told === undefined ? `closed.${detail}` : `closed.${told}.buyer`;
}
