import type { ClosureBuyerMessageId } from './closures-buyer.en.ts';

export const closuresBuyerFil: Readonly<Record<ClosureBuyerMessageId, string>> = {
  'closed.buyer_cancelled.buyer': 'Kinansela mo bago nagkumpirma ang nagbebenta.',
  'closed.seller_rejected.buyer': 'Tinanggihan ng nagbebenta ang order. Ibabalik ang buong bayad mo.',
  'closed.seller_confirm_timeout.buyer': 'Hindi kinumpirma ng nagbebenta sa oras. Ibabalik ang buong bayad mo.',
  'closed.seller_ship_timeout.buyer': 'Hindi naipadala ng nagbebenta sa oras. Ibabalik ang buong bayad mo.',
  'closed.no_scan.buyer': 'Walang courier na nakakita sa padala. Ibabalik ang buong bayad mo.',
  'closed.seller_cancelled.buyer': 'Nagkansela ang nagbebenta matapos magkumpirma. Ibabalik ang buong bayad mo.',
  'closed.lost_inbound.buyer': 'Nawala ang padala papunta sa bodega namin. Ibabalik ang buong bayad mo.',
  'closed.inbound_returned.buyer': 'Dalawang beses ibinalik ng courier ang padala. Ibabalik ang buong bayad mo.',
  'closed.platform_late.buyer': 'Nahuli kami. Ibabalik ang buong bayad mo, at may dagdag na credit.',
  'closed.counterfeit.buyer': 'Hindi tunay ang item. Ibabalik ang buong bayad mo.',
  'closed.wrong_item.buyer': 'Iba ang item o sukat sa ibinenta. Ibabalik ang buong bayad mo.',
  'closed.used.buyer': 'Gamit na ang item. Ibabalik ang buong bayad mo.',
  'closed.incomplete.buyer': 'May kulang na bahagi. Ibabalik ang buong bayad mo.',
  'closed.major_defect.buyer': 'May malaking depekto ang item. Ibabalik ang buong bayad mo.',
  'closed.transit_damage.buyer': 'Nasira ang item habang papunta sa amin. Ibabalik ang buong bayad mo.',
  'closed.defect_refused.buyer': 'Hindi mo tinanggap ang item na may depekto.',
  'closed.silent_buyer.buyer': 'Hindi ka sumagot tungkol sa depekto sa oras.',
  'closed.chargeback.buyer': 'Binawi ng bangko mo ang bayad.',
  'closed.lost_outbound.buyer': 'Nawala ang padala papunta sa iyo. Ibabalik ang buong bayad mo.',
  'closed.claim_upheld.buyer': 'Ibinalik ang item matapos ang reklamo. Ibabalik ang buong bayad mo.',
};
