import type { LapseMessageId } from './lapses.en.ts';

const offMarket = 'Kapag hindi nabayaran ang deposito bago iyon, magsasara ang ask. Walang sisingilin.';
const expiry = 'Pagkatapos ng araw na iyon, magsasara ang ask at ibabalik ang deposito.';
const unpaid = 'Kapag hindi nabayaran ang order bago iyon, magsasara ito at ibebenta muli ang item.';
const unscanned = 'Kapag walang courier na nag-scan ng padala bago iyon, magsasara ang order.';

export const lapsesFil: Readonly<Record<LapseMessageId, string>> = {
  'lapse.ask_deposit.buyer': offMarket,
  'lapse.ask_deposit.seller': 'Kapag hindi mo nabayaran ang deposito bago iyon, magsasara ang ask. Walang sisingilin.',
  'lapse.ask_deposit.operator': offMarket,
  'lapse.listing.buyer': expiry,
  'lapse.listing.seller': 'Pagkatapos ng araw na iyon, magsasara ang ask mo at ibabalik sa iyo ang deposito.',
  'lapse.listing.operator': expiry,
  'lapse.payment_window.buyer': 'Kapag hindi ka nagbayad bago iyon, magsasara ang order at ibebenta muli ang item.',
  'lapse.payment_window.seller':
    'Kapag hindi nagbayad ang bumibili bago iyon, ibebenta muli ang item mo sa dati nitong pila.',
  'lapse.payment_window.operator': unpaid,
  'lapse.confirmation.buyer': 'Kapag hindi nagkumpirma ang nagbebenta bago iyon, ibabalik ang buong bayad mo.',
  'lapse.confirmation.seller':
    'Kapag hindi ka nagkumpirma bago iyon, magsasara ang order at hindi ibabalik ang deposito mo.',
  'lapse.confirmation.operator':
    'Kapag walang kumpirmasyon bago iyon, ire-refund ang bumili at hindi ibabalik ang deposito.',
  'lapse.shipment.buyer':
    'Kapag hindi ito naipadala bago iyon, ibabalik ang buong bayad mo at may bahagi ka sa deposito nila.',
  'lapse.shipment.seller':
    'Kapag walang tracking number bago iyon, magsasara ang order at hindi ibabalik ang deposito mo.',
  'lapse.shipment.operator':
    'Kapag walang tracking number bago iyon, ire-refund ang bumili at hindi ibabalik ang deposito.',
  'lapse.first_scan.buyer': `${unscanned} Ibabalik ang buong bayad mo at may bahagi ka sa deposito ng nagbebenta.`,
  'lapse.first_scan.seller': `${unscanned} Hindi ibabalik ang deposito mo.`,
  'lapse.first_scan.operator': `${unscanned} Ire-refund ang bumili at hindi ibabalik ang deposito.`,
  'lapse.receipt.buyer': 'Kapag wala kaming narinig mula sa iyo bago iyon, ituturing naming maayos ang lahat.',
  'lapse.receipt.seller': 'Kapag walang sinabi ang bumili bago iyon, tapos na ang order.',
  'lapse.receipt.operator': 'Kapag walang sinabi ang bumili bago iyon, tapos na ang order.',
  'lapse.penalty_release.buyer': 'Pagkatapos, pinal na ang bahaging hindi ibinalik.',
  'lapse.penalty_release.seller': 'Pagkatapos, pinal na ang bahaging hindi ibinalik.',
  'lapse.penalty_release.operator': 'Pagkatapos, hahatiin ang bahaging hindi ibinalik.',
  'lapse.bid_deposit.buyer': 'Kapag hindi mo nabayaran ang deposito bago iyon, magsasara ang bid. Walang sisingilin.',
  'lapse.bid_deposit.seller': 'Kapag hindi nabayaran ang deposito bago iyon, magsasara ang bid.',
  'lapse.bid_deposit.operator': 'Kapag hindi nabayaran ang deposito bago iyon, magsasara ang bid.',
  'lapse.bid_life.buyer': 'Pagkatapos ng araw na iyon, magsasara ang bid mo at ibabalik sa iyo ang deposito.',
  'lapse.bid_life.seller': 'Pagkatapos ng araw na iyon, magsasara ang bid.',
  'lapse.bid_life.operator': 'Pagkatapos ng araw na iyon, magsasara ang bid at ibabalik ang deposito.',
  'lapse.acceptance_deposit.buyer':
    'Kapag hindi nagbayad ng deposito ang nagbebenta bago iyon, live muli ang bid mo sa dati nitong pila.',
  'lapse.acceptance_deposit.seller': 'Kapag hindi mo nabayaran ang deposito bago iyon, babalik ang bid sa bentahan.',
  'lapse.acceptance_deposit.operator': 'Kapag hindi nagbayad ang nagbebenta bago iyon, babalik ang bid sa bentahan.',
  'lapse.accepted_payment_window.buyer':
    'Kapag hindi ka nagbayad bago iyon, magsasara ang order at hindi ibabalik ang deposito mo.',
  'lapse.accepted_payment_window.seller':
    'Kapag hindi nagbayad ang bumibili bago iyon, mapupunta sa iyo ang malaking bahagi ng deposito nila.',
  'lapse.accepted_payment_window.operator': 'Kapag hindi nagbayad ang nag-bid bago iyon, hahatiin ang deposito.',
  'lapse.inbound_transit.buyer': 'Kapag wala pa rito ang padala bago iyon, sisimulan namin itong hanapin.',
  'lapse.inbound_transit.seller': 'Kapag wala pa rito ang padala bago iyon, sisimulan namin itong hanapin.',
  'lapse.inbound_transit.operator': 'Kapag wala pa rito ang padala bago iyon, sisimulan namin itong hanapin.',
  'lapse.inbound_search.buyer': 'Kapag hindi namin nahanap ang padala bago iyon, ibabalik ang buong bayad mo.',
  'lapse.inbound_search.seller':
    'Kapag hindi namin nahanap ang padala bago iyon, magsasara ang order at ibabalik ang deposito mo.',
  'lapse.inbound_search.operator': 'Kapag hindi ito nahanap bago iyon, magsasara ang order; walang may sala.',
  'lapse.check_sla.buyer': 'Kapag nahuli kami, uunahin na ito sa pila.',
  'lapse.check_sla.seller': 'Kapag nahuli kami, uunahin na ito sa pila.',
  'lapse.check_sla.operator': 'Kapag nahuli kami, uunahin na ito sa pila.',
  'lapse.check.buyer':
    'Kapag hindi pa tapos ang pagsusuri namin bago iyon, maaari kang magkansela at ibabalik ang buong bayad mo.',
  'lapse.check.seller':
    'Kapag hindi pa tapos ang pagsusuri namin bago iyon, maaaring magkansela ang bumili; ibabalik ang deposito mo.',
  'lapse.check.operator': 'Pagkatapos niyon, maaaring magkansela ang bumili.',
  'lapse.check_again.buyer':
    'Kapag hindi pa tapos ang pagsusuri namin bago iyon, isasara namin ang order at ibabalik ang buong bayad mo.',
  'lapse.check_again.seller':
    'Kapag hindi pa tapos ang pagsusuri namin bago iyon, isasara namin ang order at ibabalik ang item, kami ang magbabayad.',
  'lapse.check_again.operator': 'Pagkatapos niyon, kusang magsasara ang order at may credit ang bumili.',
  'lapse.buyer_inspection_timeout.buyer':
    'Kapag hindi ka sumagot bago iyon, magsasara ang order at ibabalik ang buong bayad mo.',
  'lapse.buyer_inspection_timeout.seller':
    'Kapag hindi sumagot ang bumili bago iyon, ibabalik sa iyo ang item at ang deposito.',
  'lapse.buyer_inspection_timeout.operator':
    'Kapag hindi sumagot ang bumili bago iyon, ibabalik ang item, kami ang magbabayad.',
  'lapse.send_sla.buyer': 'Kapag nahuli kami, uunahin na ito sa pila.',
  'lapse.send_sla.seller': 'Kapag nahuli kami, uunahin na ito sa pila.',
  'lapse.send_sla.operator': 'Kapag nahuli kami, uunahin na ito sa pila.',
  'lapse.platform_to_ship.buyer':
    'Kapag hindi pa namin ito naipadala bago iyon, maaari kang magkansela at ibabalik ang buong bayad mo.',
  'lapse.platform_to_ship.seller':
    'Kapag hindi pa namin ito naipadala bago iyon, maaaring magkansela ang bumili. Sa iyo pa rin ang kita mo.',
  'lapse.platform_to_ship.operator': 'Pagkatapos niyon, maaaring magkansela ang bumili.',
  'lapse.platform_to_ship_again.buyer':
    'Kapag hindi pa namin ito naipadala bago iyon, isasara namin ang order at ibabalik ang buong bayad mo.',
  'lapse.platform_to_ship_again.seller':
    'Kapag hindi pa namin ito naipadala bago iyon, magsasara ang order. Sa iyo pa rin ang kita mo.',
  'lapse.platform_to_ship_again.operator': 'Pagkatapos niyon, kusang magsasara ang order at may credit ang bumili.',
  'lapse.redelivery.buyer':
    'Kapag hindi mo binayaran ang muling pagpapadala bago iyon, magsasara ang order at ibabalik ang pera mo bawas ang dalawang padala.',
  'lapse.redelivery.seller':
    'Kapag hindi sumagot ang bumili bago iyon, magsasara ang order. Sa iyo pa rin ang kita mo.',
  'lapse.redelivery.operator':
    'Kapag hindi nagbayad ang bumili bago iyon, magsasara ang order bawas ang dalawang padala.',
  'lapse.outbound_transit.buyer': 'Kapag hindi pa naihatid ang padala bago iyon, sisimulan namin itong hanapin.',
  'lapse.outbound_transit.seller': 'Kapag hindi pa naihatid ang padala bago iyon, sisimulan namin itong hanapin.',
  'lapse.outbound_transit.operator': 'Kapag hindi pa naihatid ang padala bago iyon, sisimulan namin itong hanapin.',
  'lapse.outbound_search.buyer': 'Kapag hindi namin nahanap ang padala bago iyon, ibabalik ang buong bayad mo.',
  'lapse.outbound_search.seller':
    'Kapag hindi nahanap ang padala bago iyon, magsasara ang order. Sa iyo pa rin ang kita mo.',
  'lapse.outbound_search.operator': 'Kapag hindi ito nahanap bago iyon, ire-refund ang bumili, kami ang sasagot.',
  'lapse.return_sla.buyer': 'Ibinabalik namin ang item sa loob ng tatlong araw; pagkatapos, uunahin na ito.',
  'lapse.return_sla.seller': 'Ibinabalik namin ang item sa loob ng tatlong araw; pagkatapos, uunahin na ito.',
  'lapse.return_sla.operator': 'Ibinabalik namin ang item sa loob ng tatlong araw; pagkatapos, uunahin na ito.',
  'lapse.return_shipment.buyer': 'Kapag hindi ito naipadala bago iyon, kami ang magbabayad ng pagbabalik.',
  'lapse.return_shipment.seller':
    'Kapag hindi pa namin ito naipadala bago iyon, kami ang magbabayad ng pagbabalik at may credit ka.',
  'lapse.return_shipment.operator': 'Pagkatapos niyon, kami ang magbabayad ng pagbabalik, at may credit.',
  'lapse.return_choice.buyer': 'Pagkatapos niyon, ibabalik ang item sa nagbebenta.',
  'lapse.return_choice.seller': 'Kapag hindi ka pumili bago iyon, ibabalik ang item sa nakatala mong address.',
  'lapse.return_choice.operator': 'Kapag walang sagot, ibabalik ito sa nakatalang address.',
  'lapse.seller_to_receive.buyer': 'Kapag hindi ito dumating bago iyon, ituturing namin itong nawala.',
  'lapse.seller_to_receive.seller':
    'Kapag hindi ito dumating bago iyon, ituturing namin itong nawala at babayaran ka namin.',
  'lapse.seller_to_receive.operator':
    'Kapag hindi ito naihatid bago iyon, ituturing itong nawala at babayaran ang nagbebenta.',
  'lapse.return_storage.buyer': 'Pagkatapos ng araw na iyon, hindi na itatago ang item.',
  'lapse.return_storage.seller': 'Kapag hindi nabayaran ang pagbabalik bago iyon, ipamimigay namin ang item.',
  'lapse.return_storage.operator': 'Pagkatapos ng araw na iyon, ipamimigay at itatala ang item.',
  'lapse.claim_answer.buyer': 'Kapag hindi pa kami nakapagpasya bago iyon, may credit ka.',
  'lapse.claim_answer.seller': 'Magpapasya kami bago iyon.',
  'lapse.claim_answer.operator':
    'Pagkatapos niyon, may credit ang bumili; makalipas ang limang araw, panalo ang reklamo.',
  'lapse.claim_parcel.buyer': 'Kapag hindi mo naibalik ang item bago iyon, tapos na ang order.',
  'lapse.claim_parcel.seller': 'Kapag hindi naibalik ang item bago iyon, tapos na ang order.',
  'lapse.claim_parcel.operator': 'Kapag hindi naibalik ang item bago iyon, tapos na ang order.',
  'lapse.rematch.buyer': 'Kapag hindi ka pumili bago iyon, ibabalik ang buong bayad mo.',
  'lapse.rematch.seller': 'Kapag hindi pumili ng kapalit ang bumili bago iyon, ire-refund sila.',
  'lapse.rematch.operator': 'Kapag walang sagot, ire-refund ang bumili.',
  'lapse.hold.buyer': 'Pagkatapos, magpapatuloy ang order at ibabalik ang oras ng bawat takdang panahon.',
  'lapse.hold.seller': 'Pagkatapos, magpapatuloy ang order at ibabalik ang oras ng bawat takdang panahon.',
  'lapse.hold.operator': 'Pagkatapos, magpapatuloy ang order at ibabalik ang oras ng bawat takdang panahon.',
  'lapse.rush.buyer': 'Sasagot kami bago iyon.',
  'lapse.rush.seller': 'Sasagot kami bago iyon.',
  'lapse.rush.operator': 'Sasagot kami bago iyon.',
  'lapse.intake.buyer': 'Pagkatapos ng araw na iyon, kakanselahin ang item.',
  'lapse.intake.seller': 'Kapag hindi mo pa naipadala ang item bago iyon, kakanselahin namin ito. Walang bayad.',
  'lapse.intake.operator': 'Pagkatapos ng araw na iyon, kakanselahin ang item.',
  'lapse.stock_storage.buyer': 'Pagkatapos ng araw na iyon, ibabalik ang item sa nagbebenta.',
  'lapse.stock_storage.seller': 'Pagkatapos ng araw na iyon, ibabalik namin sa iyo ang item, ikaw ang magbabayad.',
  'lapse.stock_storage.operator': 'Pagkatapos ng araw na iyon, ibabalik ang item, ang nagbebenta ang magbabayad.',
};
