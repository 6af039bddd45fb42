import type { Shown } from './shown.ts';

/** Answers of calls that tests of `features` show, by file and full title (`shown.ts`). */
export const shownInFeatures = {
  'src/features/addresses/addresses.test.ts': {
    'more addresses than one person keeps > are refused, also when they come at the same moment, until one is removed':
      ['createAddress TOO_MANY_ADDRESSES'],
    'an address > can be changed, made the default and removed': [
      'createAddress success',
      'listAddresses success',
      'updateAddress success',
      'makeAddressDefault success',
      'deleteAddress success',
    ],
    'an address > of somebody else does not exist, and stays as it is': [
      'makeAddressDefault ADDRESS_NOT_FOUND',
      'deleteAddress ADDRESS_NOT_FOUND',
    ],
    'places > "\\" finds nothing and breaks nothing': ['searchPlaces success'],
  },
  'src/features/asks/asks.test.ts': {
    'the fee rules are the same for everybody, and those of the configuration where none was set': [
      'getFeeRules success',
    ],
    'an offer > of somebody without a verified phone is refused': ['postAsk PHONE_NOT_VERIFIED'],
    'an offer > of a size of another item is refused': ['postAsk SKU_NOT_FOUND'],
    'an offer > of an item that is unlisted is refused': ['postAsk ITEM_NOT_LISTED'],
    'an offer > at a price of nothing is refused, and nothing is stored': ['postAsk PRICE_RULE'],
    'an offer > is one of at most twenty in a size': ['postAsk TOO_MANY_LIVE_ASKS'],
    'taking an ask off the market > hides it from the list only when it has ended': [
      'listAsks success',
      'cancelAsk success',
      'deleteAsk success',
      'deleteAsk NOT_ALLOWED_NOW',
    ],
    'taking an ask off the market > is refused while a buyer has reserved it (E08x), and after it has ended by itself':
      ['cancelAsk RESERVED', 'cancelAsk NOT_ALLOWED_NOW'],
    'a deposit > that is held is not paid again': ['payAskDeposit DEPOSIT_NOT_DUE'],
  },
  'src/features/catalogue/book-log.test.ts': {
    'the log of a book > names no person': ['getSkuBookLog success'],
    'the log of a book > of a size that is not there, of another item or of an unlisted one is not found (S4)': [
      'getSkuBookLog SKU_NOT_FOUND',
    ],
  },
  'src/features/catalogue/catalogue.test.ts': {
    'an item > that is unlisted does not exist, in any call (S4)': [
      'recommendItems success',
      'listRecentlyReleasedItems success',
      'recommendItemsToSell success',
      'getItem ITEM_NOT_FOUND',
      'getSkuBook SKU_NOT_FOUND',
      'listPurchaseHistory ITEM_NOT_FOUND',
    ],
    'a price is in the history of purchases when the pair has passed its inspection, never before (rule 14)': [
      'getItem success',
    ],
    'an item > getSizeTemplate of something that is not there answers 404 SIZE_TEMPLATE_NOT_FOUND': [
      'getSizeTemplate SIZE_TEMPLATE_NOT_FOUND',
    ],
    'an item > getCertificate of something that is not there answers 404 CERTIFICATE_NOT_FOUND': [
      'getCertificate CERTIFICATE_NOT_FOUND',
    ],
  },
  'src/features/clock/clock.test.ts': {
    'the clock > does not move tokens: they stay valid': ['getClock success', 'moveClock success'],
  },
  'src/features/inbox/inbox.test.ts': {
    'the inbox > marks some of a tab, or everything, as read': ['readOrderMessages success', 'readAllMessages success'],
    'the inbox > shows each tab in words, newest first, and counts what is unread': ['listPlatformMessages success'],
  },
  'src/features/orders/defect-answers.test.ts': {
    'a discount > is the seller’s alone, and only before the buyer has answered': [
      'confirmVerifications success',
      'offerDiscount ORDER_NOT_FOUND',
      'offerDiscount NOT_ALLOWED_NOW',
      'offerDiscount NOT_YOUR_ROLE',
    ],
    'an answer about a defect > is the buyer’s alone': [
      'confirmVerifications ORDER_NOT_FOUND',
      'confirmVerifications NOT_YOUR_ROLE',
      'noteDefect success',
    ],
    'an answer about a defect > in platform_to_ship is refused': ['confirmVerifications NOT_ALLOWED_NOW'],
    'a buyer who keeps a pair with its defect (E61) > cannot while the order is on hold': [
      'confirmVerifications ON_HOLD',
    ],
    'a discount > of 5000 centavos on ₱5,000 answers 200': ['offerDiscount success'],
    'a discount > of 0 centavos on ₱5,000 answers 400': ['offerDiscount DISCOUNT_RULE'],
    'a discount > is offered once': ['offerDiscount ALREADY_DONE'],
  },
  'src/features/orders/orders.test.ts': {
    'a purchase > of a size that does not exist is refused': ['buyAtLowestAsk SKU_NOT_FOUND'],
    'a purchase > of an item that is traded no more is refused, and its ask stays': ['buyAtLowestAsk ITEM_NOT_LISTED'],
    'a purchase > in a lane without asks is refused': ['buyAtLowestAsk ASK_GONE'],
    'a purchase > that is too dear only because the cheapest ask is the buyer’s own is told the price of the next (rule 8)':
      ['buyAtLowestAsk PRICE_CHANGED', 'buyAtLowestAsk OWN_ENTRY'],
    'the parts of buyer and seller > a finished order disappears from the list of the one who hides it, and from nobody else’s':
      ['listOrders success', 'deleteOrder success'],
    'paying > an order in seller_to_ship is refused': ['payOrder NOT_ALLOWED_NOW'],
    'the parts of buyer and seller > cancelling a paid order as buyer with isSeller true answers 403': [
      'cancelOrder NOT_YOUR_ROLE',
    ],
    'the parts of buyer and seller > a buyer may cancel one paid order a day before the seller confirms (E44)': [
      'cancelOrder CANCELLATION_LIMIT',
    ],
    'the parts of buyer and seller > deleteOrder of the buyer of a paid order answers 409 NOT_ALLOWED_NOW': [
      'deleteOrder NOT_ALLOWED_NOW',
    ],
    'the parts of buyer and seller > confirmOrder of the buyer of a paid order answers 403 NOT_YOUR_ROLE': [
      'confirmOrder NOT_YOUR_ROLE',
    ],
    'a tracking number > can be corrected until the first scan, and the same one again changes nothing (E47)': [
      'sellerDeliver NOT_ALLOWED_NOW',
    ],
    'a tracking number > is not given before the seller has confirmed, nor by the buyer': [
      'sellerDeliver NOT_YOUR_ROLE',
    ],
    'a tracking number > with signs is refused, and nothing moves': ['sellerDeliver TRACKING_NUMBER_INVALID'],
    'the parts of buyer and seller > confirmReceived of the buyer of a paid order answers 409 NOT_ALLOWED_NOW': [
      'confirmReceived NOT_ALLOWED_NOW',
    ],
    'the parts of buyer and seller > confirmReceived of the seller of a paid order answers 403 NOT_YOUR_ROLE': [
      'confirmReceived NOT_YOUR_ROLE',
    ],
    'the parts of buyer and seller > getVerification of the buyer of a paid order answers 404 VERIFICATION_NOT_FOUND': [
      'getVerification VERIFICATION_NOT_FOUND',
    ],
  },
  'src/features/parcels/parcels.test.ts': {
    'the parcel of an order shows its events, newest first, to those whom it concerns': ['getTracking success'],
    'a word of the courier service > that comes again and again is one delivery': ['listOrderMessages success'],
    'a word of the courier service > is not believed: what the service itself says of the parcel counts': [
      'receiveCourierWebhook success',
    ],
    'a word of the courier service > without a signature is answered 401 and leaves no trace': [
      'receiveCourierWebhook SIGNATURE_INVALID',
    ],
  },
  'src/features/payment-methods/payment-methods.test.ts': {
    'linking > more methods than one person keeps are refused, until one is unlinked': [
      'linkPaymentMethod TOO_MANY_PAYMENT_METHODS',
    ],
    'one intent links one method > after the gateway failed at /customers': ['linkPaymentMethod GATEWAY_UNAVAILABLE'],
    'linking > what the gateway refuses is in nobody’s list, and the next try is a new one': [
      'linkPaymentMethod GATEWAY_REFUSED',
    ],
    'a method of somebody else does not exist': [
      'getPaymentMethod PAYMENT_METHOD_NOT_FOUND',
      'makePaymentMethodDefault PAYMENT_METHOD_NOT_FOUND',
      'unlinkPaymentMethod PAYMENT_METHOD_NOT_FOUND',
    ],
    'the default > is the first that was linked, until another is chosen': ['makePaymentMethodDefault success'],
    'the default > is never one that is FAILED': ['makePaymentMethodDefault METHOD_NOT_ACTIVE'],
    'the default > is never a card whose month is over': ['makePaymentMethodDefault METHOD_EXPIRED'],
  },
  'src/features/payments/saved-method-payments.test.ts': {
    'a deposit > by a method of somebody else finds nothing': ['payAskDeposit PAYMENT_METHOD_NOT_FOUND'],
    'refused without an attempt > an amount above the limit, which is named': ['payOrder METHOD_LIMIT'],
    'refused without an attempt > a bank that rests, with the moment at which it is back': ['payOrder METHOD_DOWN'],
    'refused without an attempt > a card whose month is over': ['payOrder METHOD_EXPIRED'],
    'refused without an attempt > a method that waits for its owner': ['payOrder METHOD_NOT_ACTIVE'],
    'refused without an attempt > a method of somebody else, and one that was unlinked': [
      'payOrder PAYMENT_METHOD_NOT_FOUND',
    ],
    'a buyer who gives up keeps the method: only what was made for one payment ends with it (E35p)': [
      'cancelOrder success',
      'linkPaymentMethod success',
      'listPaymentMethods success',
      'getPaymentMethod success',
    ],
    'a method that is unlinked while its payment waits > or fails, and the order can be paid otherwise': [
      'unlinkPaymentMethod success',
    ],
  },
  'src/features/quotes/quotes.test.ts': {
    'the quote of a buyer > is to the centavo what the order costs: its total is enough as maxTotal, and one centavo less is not':
      ['getBuyerQuote success'],
    'the quote of a seller > is to the centavo what the ask says: income and deposit': ['getSellerQuote success'],
  },
  'src/features/staff-alerts/staff-alerts.test.ts': {
    'an alert that is handled > leaves the open ones, and is listed with who handled it, when, and the note': [
      'listStaffAlerts success',
      'countStaffAlerts success',
      'handleAlert success',
    ],
    'an alert that is handled > that is not there is not found': ['handleAlert ALERT_NOT_FOUND'],
  },
  'src/features/staff-alerts/recheck-alert.test.ts': {
    'an alert that the gateway says something else > shows both values, and after another look the new ones': [
      'recheckAlert success',
    ],
    'an alert that the gateway says something else > that is handled is not asked about any more': [
      'recheckAlert NOT_ALLOWED_NOW',
    ],
    'an alert that is not there is not found, and the warehouse may not ask': ['recheckAlert ALERT_NOT_FOUND'],
  },
  'src/features/staff-money/full-reconciliations.test.ts': {
    'the full reconciliation on demand > begins at once, compares what the night would, and says how many were asked, differed and were not answered':
      ['startReconciliation success', 'listReconciliations success'],
  },
  'src/features/staff-money/staff-money.test.ts': {
    'reconciliation on demand > counts what is still open there, and what the gateway does not tell': [
      'reconcilePayments success',
    ],
    'refunds > are listed by status with whose they are, and one that hangs is sent again and arrives once': [
      'listStaffRefunds success',
      'retryRefund success',
      'retryRefund NOT_ALLOWED_NOW',
    ],
    'refunds > that are not there cannot be sent again': ['retryRefund REFUND_NOT_FOUND'],
  },
  'src/features/staff-money/unsent-payouts.test.ts': {
    'a payout without an answer > is sent again by finance at once, as the same sending': [
      'retryPayout success',
      'retryPayout NOT_ALLOWED_NOW',
    ],
    'a payout that is not there cannot be sent again': ['retryPayout PAYOUT_NOT_FOUND'],
  },
  'src/features/staff-money/review-payout.test.ts': {
    'a payout of which nobody knows whether the bank has it > is given back: the money is in the wallet once, its owner is told, and it leaves the list':
      ['listStaffPayouts success', 'reviewPayout success', 'reviewPayout NOT_ALLOWED_NOW'],
    'a payout that is not there cannot be decided about': ['reviewPayout PAYOUT_NOT_FOUND'],
  },
  'src/features/staff-orders/failed-inspections.test.ts': {
    'a small defect is shown to both sides with its photo, and the buyer has 36 hours (E59)': [
      'listPaymentMessages success',
    ],
    'noteDefect > of an order that does not exist says so': ['noteDefect ORDER_NOT_FOUND'],
    'noteDefect > in platform_to_ship is refused': ['noteDefect NOT_ALLOWED_NOW'],
    'noteDefect > without a photo is refused and changes nothing': ['noteDefect PHOTO_MISSING'],
    'noteDefect > with a photo that was never uploaded is refused and changes nothing': ['noteDefect FILE_NOT_FOUND'],
    'noteDefect > with a point twice is refused and changes nothing': ['noteDefect REPORT_POINTS'],
    'a finding of one inspector > binds nobody: a second one may pass the pair': ['failInspection success'],
    'failInspection > of an order that does not exist says so': ['failInspection ORDER_NOT_FOUND'],
    'failInspection > in platform_to_ship is refused': ['failInspection NOT_ALLOWED_NOW'],
    'failInspection > without a photo is refused and changes nothing': ['failInspection PHOTO_MISSING'],
    'failInspection > with a photo that was never uploaded is refused and changes nothing': [
      'failInspection FILE_NOT_FOUND',
    ],
    'failInspection > with a point twice is refused and changes nothing': ['failInspection REPORT_POINTS'],
    'a finding of one inspector > is not confirmed by the same inspector, however often': [
      'failInspection TWO_INSPECTORS',
    ],
    'damage in transit (E60c) > that took off more than the seller would have had costs neither side anything': [
      'reportTransitDamage success',
    ],
    'reportTransitDamage > of an order that does not exist says so': ['reportTransitDamage ORDER_NOT_FOUND'],
    'reportTransitDamage > in platform_to_ship is refused': ['reportTransitDamage NOT_ALLOWED_NOW'],
    'reportTransitDamage > without a photo is refused and changes nothing': ['reportTransitDamage PHOTO_MISSING'],
    'reportTransitDamage > with a photo that was never uploaded is refused and changes nothing': [
      'reportTransitDamage FILE_NOT_FOUND',
    ],
    'reportTransitDamage > with a point twice is refused and changes nothing': ['reportTransitDamage REPORT_POINTS'],
  },
  'src/features/staff-orders/staff-orders.test.ts': {
    'the work lists > count every status and show each order in its own, the earliest deadline first': [
      'listStaffOrders success',
      'countStaffOrders success',
    ],
    'an inspection > does not pass with a point that failed': [
      'getStaffOrder success',
      'passInspection CHECKLIST_INCOMPLETE',
    ],
    'a scan at the door > of a parcel that nobody expects says so': ['receiveAtWarehouse PARCEL_UNKNOWN'],
    'a scan at the door > in platform_to_ship is refused, and says which order it is and how it stands': [
      'receiveAtWarehouse NOT_ALLOWED_NOW',
    ],
    'an inspection > does not pass with a point that the checklist has not, or with one twice': [
      'passInspection REPORT_POINTS',
    ],
    'an inspection > does not pass without a photo, nor with one that was never uploaded': [
      'passInspection FILE_NOT_FOUND',
    ],
    'handing a parcel to the courier > in to_receive is refused': ['handToCourier NOT_ALLOWED_NOW'],
  },
  'src/features/staff-orders/replace-outbound-number.test.ts': {
    'the number of a parcel to the buyer > is replaced before the first scan: the courier is asked about the new one, and its word counts':
      ['replaceOutboundNumber success'],
    'the number of a parcel to the buyer > stays once the courier has seen the parcel': [
      'replaceOutboundNumber NOT_ALLOWED_NOW',
    ],
    'the number of a parcel to the buyer > is not replaced by one that was used before, its own way in as well': [
      'replaceOutboundNumber TRACKING_NUMBER_INVALID',
    ],
  },
  'src/features/staff-stock/store-checked-pair.test.ts': {
    'a checked pair > is sold without a confirmation and without a second check: paid, it waits to be sent': [
      'storeCheckedPair success',
    ],
    'refused, and nothing is stored: > nobody has this address': ['storeCheckedPair USER_NOT_FOUND'],
    'refused, and nothing is stored: > there is no such size': ['storeCheckedPair SKU_NOT_FOUND'],
    'refused, and nothing is stored: > the price is no step': ['storeCheckedPair PRICE_RULE'],
  },
  'src/features/users/users.test.ts': {
    'a profile > avatar can be changed, the rest stays': ['updateUser success'],
    'a profile > the balance can be hidden and shown': ['setBalanceHidden success'],
    'a phone number > is not verified with a wrong code, and not with the right one after five wrong tries': [
      'sendPhoneCode success',
      'linkPhone CODE_WRONG',
      'linkPhone CODE_EXPIRED',
    ],
    'a phone number > a code is used once': ['linkPhone success'],
    'a phone number > belongs to one account': ['linkPhone PHONE_IN_USE'],
  },
  'src/features/wallet/deposits.test.ts': {
    'the deposits of a person > of an ask and of a bid are held since they were paid': [
      'postBid success',
      'payBidDeposit success',
    ],
    'the deposits of a person > say how much of them was kept, and when': ['listDeposits success'],
  },
  'src/features/wallet/ledger.test.ts': {
    'the ledger of a person > of a refund that could not go back names the order, and not the seller’s ask': [
      'listLedger success',
    ],
    'the ledger of a person > is nobody else’s: the buyer of the same order sees none of it, not with its ids either': [
      'downloadLedger success',
    ],
  },
  'src/features/withdrawal-accounts/withdrawal-accounts.test.ts': {
    'a withdrawal account > beyond those that one person keeps is refused, until one is removed': [
      'createWithdrawalAccount TOO_MANY_WITHDRAWAL_ACCOUNTS',
    ],
    'a withdrawal account > can be corrected, made the default, read and removed': [
      'listWithdrawalAccounts success',
      'getWithdrawalAccount WITHDRAWAL_ACCOUNT_NOT_FOUND',
      'updateWithdrawalAccount success',
      'deleteWithdrawalAccount success',
    ],
    'a withdrawal account > of somebody else does not exist': [
      'updateWithdrawalAccount WITHDRAWAL_ACCOUNT_NOT_FOUND',
      'deleteWithdrawalAccount WITHDRAWAL_ACCOUNT_NOT_FOUND',
    ],
  },
} as const satisfies Shown;
