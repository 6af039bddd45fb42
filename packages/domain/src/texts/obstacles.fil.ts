import type { ObstacleMessageId } from './obstacles.en.ts';

const bankLooks = 'ang bayad. Nakahinto ang order hangga’t hindi ito nakapagpapasya';
const orEnds = 'Kapag binawi ng bangko ang bayad, magsasara ang order.';
const weLook = 'Sinusuri namin nang mas mabuti ang order na ito, hanggang isang araw.';

export const obstaclesFil: Readonly<Record<ObstacleMessageId, string>> = {
  'obstacle.bank_hold.buyer': 'Nakahinto: nagtatanong ang bangko mo',
  'obstacle.bank_hold.buyer.info': `Tinitingnan ng bangko mo ${bankLooks}, at walang kailangang gawin dito. ${orEnds}`,
  'obstacle.bank_hold.seller': 'Pinahinto ng bangko ng bumili',
  'obstacle.bank_hold.seller.info': `Tinitingnan ng bangko ng bumili ${bankLooks}. Wala kang gagawin muna: naghihintay rin ang mga takdang oras mo. ${orEnds}`,
  'obstacle.bank_hold.operator': 'Pinahinto ng bangko',
  'obstacle.bank_hold.operator.info':
    'Nagtatanong ang bangko ng bumili tungkol sa bayad. Walang ipapasa, ipapadala o ire-refund hangga’t hindi ito nakapagpapasya; itabi ang item kung narito.',

  'obstacle.review_hold.buyer': 'Nakahinto: sinusuri namin',
  'obstacle.review_hold.buyer.info': `${weLook} Nakahinto muna ito.`,
  'obstacle.review_hold.seller': 'Nakahinto: sinusuri namin',
  'obstacle.review_hold.seller.info': `${weLook} Huwag munang magpadala: naghihintay rin ang mga takdang oras mo.`,
  'obstacle.review_hold.operator': 'Pinahinto ng support',
  'obstacle.review_hold.operator.info':
    'Sinusuri ito ng support, hanggang isang araw. Walang ipapasa o ipapadala hangga’t hindi ito nagpapatuloy; itabi ang item kung narito.',

  'obstacle.inbound_search.buyer': 'Hinahanap namin ang padala',
  'obstacle.inbound_search.buyer.info':
    'Huli o nawawala ang padala papunta sa amin. Tinatanong namin ang courier kung nasaan ito.',
  'obstacle.inbound_search.seller': 'Hinahanap namin ang padala mo',
  'obstacle.inbound_search.seller.info':
    'Huli o nawawala ang padala mo. Tinatanong namin ang courier kung nasaan ito. Ihanda ang resibo mo sa courier.',
  'obstacle.inbound_search.operator': 'Parating: hinahanap',
  'obstacle.inbound_search.operator.info':
    'Huli o nawawala ang padala papunta sa amin: itanong sa courier kung nasaan. Kapag dumating, i-scan ito at magpapatuloy ang order.',

  'obstacle.outbound_search.buyer': 'Hinahanap namin ang padala',
  'obstacle.outbound_search.buyer.info':
    'Huli o nawawala ang padala papunta sa iyo. Tinatanong namin ang courier kung nasaan ito. Kapag nasa iyo na, sabihin dito.',
  'obstacle.outbound_search.seller': 'Nabenta',
  'obstacle.outbound_search.seller.info':
    'Huli o nawawala ang padala papunta sa bumili, at tinatanong namin ang courier. Tapos na ang bahagi mo.',
  'obstacle.outbound_search.operator': 'Papunta sa bumili: hinahanap',
  'obstacle.outbound_search.operator.info':
    'Huli o nawawala ang padala papunta sa bumili: itanong sa courier kung nasaan.',

  'obstacle.parcel_back.buyer': 'Bumalik: bayaran ang ikalawang padala',
  'obstacle.parcel_back.buyer.info':
    'Hindi ito naihatid ng courier at bumalik sa amin. Tingnan ang address mo, saka bayaran ang ikalawang padala.',
  'obstacle.parcel_back.seller': 'Nabenta: bumalik ito sa amin',
  'obstacle.parcel_back.seller.info':
    'Hindi ito naihatid at bumalik sa amin. Kailangang bayaran ng bumili ang ikalawang padala; sa iyo pa rin ang kita mo.',
  'obstacle.parcel_back.operator': 'Bumalik, hindi pa bayad',
  'obstacle.parcel_back.operator.info':
    'Ibinalik ng courier ang padala. Itabi ito sa istante ng mga bumalik: ipapadala muli kapag nabayaran na iyon ng bumili.',

  'door.back.stopped': 'Bumalik mula sa bumili, at nakahinto ang order. Ilagay sa istante ng mga bumalik at iwan doon.',
  'door.back.unpaid':
    'Bumalik mula sa bumili. Ilagay sa istante ng mga bumalik: ipapadala muli kapag nagbayad na ang bumili.',
  'door.back.send_again':
    'Bumalik mula sa bumili, at bayad na ang ikalawang padala. Isama sa mga susunod na ipapadala.',
  'door.back.untold':
    'Bumalik mula sa bumili, at hindi pa kami sinasabihan ng courier. Ilagay sa istante ng mga bumalik at sabihan ang support.',
  'door.back.done':
    'Bumalik mula sa bumili, na tapos na ang order. Ilagay sa istante ng mga bumalik at sabihan ang support.',
  'door.back.ours':
    'Bumalik mula sa bumili matapos magsara ang order. Ilagay sa sarili naming stock at sabihan ang support.',
};
