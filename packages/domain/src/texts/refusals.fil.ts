import type { RefusalMessageId } from './refusals.en.ts';

export const refusalsFil: Readonly<Record<RefusalMessageId, string>> = {
  'refusal.NOT_REGISTERED': 'Kailangan ng account. Magrehistro o mag-sign in muna.',
  'refusal.ACCOUNT_SUSPENDED': 'Suspendido ang account. Makipag-ugnayan sa support.',
  'refusal.PHONE_NOT_VERIFIED': 'I-verify muna ang phone number mo, para maasahan ka ng bumibili at courier.',
  'refusal.ADDRESS_NOT_FOUND': 'Magdagdag muna ng address.',
  'refusal.ITEM_NOT_LISTED': 'Hindi ito ibinebenta ngayon.',
  'refusal.SKU_NOT_FOUND': 'Walang ganitong sukat ang item.',
  'refusal.PRICE_RULE':
    'Ang presyo ay multiple ng ₱50 mula ₱500 hanggang ₱699,000; kapag nasa bodega ang item, hanggang ₱698,700.',
  'refusal.TOO_MANY_UNPAID_ASKS': 'Lima sa mga ask mo ang naghihintay ng deposito. Magbayad o magkansela muna ng isa.',
  'refusal.TOO_MANY_LIVE_ASKS': 'May dalawampung ask ka na sa sukat na ito. Magkansela muna ng isa.',
  'refusal.DEPOSIT_NOT_DUE': 'Walang depositong dapat bayaran dito ngayon. Walang nagalaw na pera.',
  'refusal.RESERVED': 'May nagreserba na ng item na ito. Hindi na ito makakansela ngayon.',
  'refusal.ASK_GONE': 'May nauna: wala nang natira sa presyong ito. Walang nagalaw na pera.',
  'refusal.PRICE_CHANGED':
    'Tumaas ang pinakamababang presyo. Tingnan ang bagong kabuuan bago bumili. Walang nagalaw na pera.',
  'refusal.OWN_ENTRY': 'Sa iyo ang item na ito.',
  'refusal.TOO_MANY_UNPAID_ORDERS':
    'Dalawa sa mga order mo, sa lahat ng account mo, ang hindi pa bayad. Magbayad o magkansela muna ng isa.',
  'refusal.BUYING_PAUSED': 'Pansamantalang nakatigil ang pagbili mo, dahil may mga order na hindi nabayaran.',
  'refusal.METHOD_LIMIT': 'Lampas ang halaga sa kaya ng paraang ito ng pagbabayad. Pumili ng iba.',
  'refusal.PAYMENT_PENDING': 'May bayad na ginagawa pa. Tapusin ito o hintaying matapos.',
  'refusal.AMOUNT_MISMATCH': 'Iba ang halaga ng bayad sa order. Sinusuri namin ito.',
  'refusal.NOT_YOUR_ROLE': 'Ang kabilang panig lamang ng order ang makagagawa niyan.',
  'refusal.OWN_TRADE':
    'Kasali ka sa trade na ito, ikaw mismo o ang account na konektado sa iyo, kaya kasamahan mo ang dapat gumawa nito. Walang nabago.',
  'refusal.NOT_ALLOWED_NOW': 'Hindi na ito maaari. Tingnan ang kasalukuyang status.',
  'refusal.TOO_LATE_TO_CANCEL':
    'Huli na para magkansela: nagkumpirma na ang nagbebenta, o paalis na ang item sa aming bodega.',
  'refusal.HANDOVER_UNNAMED': 'Isulat kung sino ang nag-abot ng item. Wala pang natanggap.',
  'refusal.TRACKING_NUMBER_INVALID': 'Mali ang anyo ng tracking number, o nagamit na dati.',
  'refusal.CHECKLIST_INCOMPLETE':
    'Dapat may hatol ang bawat punto, walang bagsak, at may larawan ng bawat kinakailangang anggulo.',
  'refusal.REPORT_POINTS':
    'Mga punto lang ng checklist, tig-isang beses. Ang maliit na depekto ay kailangan ng kahit isang puntong may puna o bagsak.',
  'refusal.DEPOSIT_DUE': 'Binawi ng bangko mo ang deposito. Bayaran itong muli bago magpatuloy.',
  'refusal.ON_HOLD': 'Nakahinto muna ito. Subukan muli mamaya.',
  'refusal.OPEN_ITEMS': 'Tapusin muna ang mga bukas na transaksiyon at ubusin ang laman ng wallet.',
  'refusal.BID_EXISTS': 'May bid ka na sa sukat na ito. Palitan na lang ang presyo nito.',
  'refusal.BUY_NOW_AVAILABLE': 'Mabibili mo na ito sa presyong ito ngayon.',
  'refusal.BID_GONE': 'Wala na ang bid na ito. Walang nagalaw na pera.',
  'refusal.BELOW_FLOOR': 'Mas mababa sa itinakda mong presyo ang pinakamataas na bid. Walang nagalaw na pera.',
  'refusal.ACCEPTANCE_UNPAID': 'Bayaran muna ang deposito para sa bid na tinanggap mo.',
  'refusal.DEPOSIT_FIRST':
    'Bayaran ang deposito pagtanggap mo. Pagkatapos ng tatlong hindi nabayaran, hindi na puwedeng ipagpaliban.',
  'refusal.OWN_BID_MATCHED': 'May nagbebenta na para sa bid mo sa sukat na ito. Tapusin muna iyon.',
  'refusal.CANCELLATION_LIMIT':
    'Isang bayad na order sa isang araw at tatlo sa isang buwan ang maaari mong kanselahin.',
  'refusal.ALREADY_DONE': 'Isang beses lang ito maaari, at nagawa mo na.',
  'refusal.TOO_EARLY': 'Maghintay pa nang kaunti bago ito gawin.',
  'refusal.TOO_LATE': 'Lumipas na ang oras para dito.',
  'refusal.PHOTO_MISSING': 'Magdagdag ng larawan na nagpapakita nito.',
  'refusal.SEAL_BROKEN': 'Tungkol sa kondisyon, makakatulong lang kami habang buo pa ang selyo namin.',
  'refusal.TWO_INSPECTORS': 'Kailangang sumang-ayon ang ikalawang inspektor.',
  'refusal.DISCOUNT_RULE': 'Ang diskuwento ay multiple ng ₱50 at hindi hihigit sa 30% ng presyo.',
  'refusal.LABEL_PRINTED': 'Nai-print na ang label, kaya hindi na mapapalitan ang address.',
  'refusal.REGION_DEARER': 'Mas mahal ang padala sa address na iyon. Pumili ng nasa parehong rehiyon o mas malapit.',
  'refusal.REDELIVERY_UNPAID': 'Bumalik ang padala. Magbayad para maipadala itong muli.',
  'refusal.RETURN_UNPAID': 'Bayaran muna ang pagbabalik, saka namin ipapadala ang item.',
  'refusal.CHOICE_OPEN': 'Pumipili pa ang nagbebenta kung ano ang gagawin sa item.',
  'refusal.NO_REMATCH': 'Wala nang natira sa halagang binayad mo. Ibabalik ang pera mo.',
  'refusal.CLAIM_OPEN': 'May reklamo na tungkol sa order na ito.',
  'refusal.REFUND_TOO_HIGH': 'Hindi maaaring ibalik nang higit sa binayad.',
  'refusal.PAYOUT_AMOUNT': 'Hindi bababa sa ₱100 ang payout.',
  'refusal.BALANCE_TOO_LOW': 'Lampas ang halaga sa maaari mong i-withdraw ngayon.',
  'refusal.PAYOUT_BLOCKED': 'Nakatigil ang mga payout hanggang mabayaran ang utang.',
  'refusal.PAYOUT_HELD': 'Sinusuri namin ang payout na ito kaya hindi ito mapipigilan. Sasabihan ka namin.',
  'refusal.ACCOUNT_ON_HOLD':
    'Bago o binago ang account na ito, kaya makalipas ang isang araw pa ang payout dito. Nasa balanse mo pa rin ang pera.',
  'refusal.WITHDRAWAL_ACCOUNT_INVALID': 'Tinanggihan ng bangko ang account na ito. Itama ang numero o pumili ng iba.',
};
