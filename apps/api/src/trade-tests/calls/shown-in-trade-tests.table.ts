import type { Shown } from './shown.ts';

/** Answers of calls that other tests of the trade show, by file and full title (`shown.ts`). */
export const shownInTradeTests = {
  'trade-tests/accepting.test.ts': {
    'the bidder of an accepted bid > cannot take the bid back while the seller’s deposit is awaited (E18x)': [
      'cancelBid ON_HOLD',
    ],
    'the bidder of an accepted bid > may remind the seller of the deposit once, after a third of the hour': [
      'remindOfBid success',
      'remindOfBid ALREADY_DONE',
      'remindOfBid TOO_EARLY',
    ],
    'an acceptance is refused > without a word on how the deposit is paid, and nothing is held then': [
      'acceptBid PAYMENT_CHOICE_MISSING',
    ],
    'an acceptance is refused > where no bid stands, and where the only one is the seller’s own': [
      'acceptBidWithoutPay BID_GONE',
      'acceptBidWithoutPay OWN_ENTRY',
    ],
    'an acceptance is refused > below the floor that the seller set, with both prices': [
      'acceptBidWithoutPay BELOW_FLOOR',
    ],
    'an acceptance is refused > while another one of the seller waits for its deposit': [
      'acceptBidWithoutPay ACCEPTANCE_UNPAID',
    ],
    'an acceptance is refused > after three that were left unpaid within 30 days; with the deposit at once it goes on':
      ['acceptBidWithoutPay DEPOSIT_FIRST'],
    'the bidder of an accepted bid > who does not want it any more loses the deposit (E36), by the id of the order or of the bid':
      ['cancelAcceptedBid success'],
    'the bidder of an accepted bid > cannot cancel while a payment is under way': ['cancelAcceptedBid PAYMENT_PENDING'],
  },
  'trade-tests/audiences.test.ts': {
    'staff: admin is let in where the table says so, and nowhere else': [
      'getSkuBookLog SKU_NOT_FOUND',
      'getSizeTemplate SIZE_TEMPLATE_NOT_FOUND',
      'getFeeRules success',
      'postAsk SKU_NOT_FOUND',
      'getAsk ASK_NOT_FOUND',
      'cancelAsk ASK_NOT_FOUND',
      'deleteAsk ASK_NOT_FOUND',
      'payAskDeposit ASK_NOT_FOUND',
      'payAcceptedBid ASK_NOT_FOUND',
      'editAsk ASK_NOT_FOUND',
      'remindOfAsk ASK_NOT_FOUND',
      'rushAsk ASK_NOT_FOUND',
      'changeReturnAddress ADDRESS_NOT_FOUND',
      'postBid SKU_NOT_FOUND',
      'listBids success',
      'listBidsOfItem success',
      'getBid BID_NOT_FOUND',
      'cancelBid BID_NOT_FOUND',
      'deleteBid BID_NOT_FOUND',
      'editBid BID_NOT_FOUND',
      'payBidDeposit BID_NOT_FOUND',
      'remindOfBid BID_NOT_FOUND',
      'buyAtLowestAsk SKU_NOT_FOUND',
      'payOrder ORDER_NOT_FOUND',
      'cancelOrder ORDER_NOT_FOUND',
      'deleteOrder ORDER_NOT_FOUND',
      'confirmOrder ORDER_NOT_FOUND',
      'sellerDeliver ORDER_NOT_FOUND',
      'confirmReceived ORDER_NOT_FOUND',
      'acceptBid SKU_NOT_FOUND',
      'acceptBidWithoutPay SKU_NOT_FOUND',
      'cancelAcceptedBid BID_NOT_FOUND',
      'changeBuyerAddress ADDRESS_NOT_FOUND',
      'remindOfOrder ORDER_NOT_FOUND',
      'rushOrder ORDER_NOT_FOUND',
      'getVerification ORDER_NOT_FOUND',
      'getCertificate CERTIFICATE_NOT_FOUND',
      'getTracking TRACKING_NOT_FOUND',
      'updateAddress ADDRESS_NOT_FOUND',
      'searchPlaces success',
      'updateUser success',
      'setBalanceHidden success',
      'sendPhoneCode success',
      'linkPhone CODE_WRONG',
      'endSessions success',
      'readPaymentMessages success',
      'listPlatformMessages success',
      'readPlatformMessages success',
      'requestPayout WITHDRAWAL_ACCOUNT_NOT_FOUND',
      'listPayouts success',
      'getPayout PAYOUT_NOT_FOUND',
      'cancelPayout PAYOUT_NOT_FOUND',
      'downloadLedger success',
      'getStaffOrder ORDER_NOT_FOUND',
      'receiveAtWarehouse PARCEL_UNKNOWN',
      'beginInspection ORDER_NOT_FOUND',
      'handToCourier ORDER_NOT_FOUND',
      'getClock success',
      'moveClock success',
      'retryRefund REFUND_NOT_FOUND',
      'receiveXenditWebhook SIGNATURE_INVALID',
      'receiveCourierWebhook SIGNATURE_INVALID',
    ],
  },
  'trade-tests/bids.test.ts': {
    'a bid is refused > at the price 45000, which is not allowed': ['postBid PRICE_RULE'],
    'a bid is refused > beside a live bid of the same person on the size': ['postBid BID_EXISTS'],
    'a bid is refused > when it meets an ask of the same person': ['postBid OWN_ENTRY'],
    'a bid is refused > at or above the lowest ask, with what buying costs': ['postBid BUY_NOW_AVAILABLE'],
    'a book that crosses > an ask that comes below the highest bid is sold to it at the bid’s price (E20)': [
      'getBid success',
    ],
    'a bid > that is cancelled gives its deposit back, twice pressed once': ['cancelBid success', 'deleteBid success'],
    'a book that crosses > a bid that is raised to the lowest ask buys at the ask’s price (E18e, E21)': [
      'editBid success',
    ],
  },
  'trade-tests/foreign-ids.test.ts': {
    'S1: postAsk with body.returnAddressId of somebody else > finds nothing, tells nothing and changes nothing': [
      'postAsk ADDRESS_NOT_FOUND',
    ],
    'S1: payAcceptedBid with body.paymentMethodId of somebody else > finds nothing, tells nothing and changes nothing':
      ['payAcceptedBid PAYMENT_METHOD_NOT_FOUND'],
    'S1: changeReturnAddress with params.askId of somebody else > finds nothing, tells nothing and changes nothing': [
      'changeReturnAddress ASK_NOT_FOUND',
    ],
    'S1: postBid with body.addressId of somebody else > finds nothing, tells nothing and changes nothing': [
      'postBid ADDRESS_NOT_FOUND',
    ],
    'S1: payBidDeposit with body.paymentMethodId of somebody else > finds nothing, tells nothing and changes nothing': [
      'payBidDeposit PAYMENT_METHOD_NOT_FOUND',
    ],
    'S1: buyAtLowestAsk with body.addressId of somebody else > finds nothing, tells nothing and changes nothing': [
      'buyAtLowestAsk ADDRESS_NOT_FOUND',
    ],
    'S1: acceptBid with body.returnAddressId of somebody else > finds nothing, tells nothing and changes nothing': [
      'acceptBid ADDRESS_NOT_FOUND',
    ],
    'S1: acceptBid with body.askId of somebody else > finds nothing, tells nothing and changes nothing': [
      'acceptBid ASK_NOT_FOUND',
    ],
    'S1: acceptBid with body.payment.paymentMethodId of somebody else > finds nothing, tells nothing and changes nothing':
      ['acceptBid PAYMENT_METHOD_NOT_FOUND'],
    'S1: acceptBidWithoutPay with body.returnAddressId of somebody else > finds nothing, tells nothing and changes nothing':
      ['acceptBidWithoutPay ADDRESS_NOT_FOUND'],
    'S1: acceptBidWithoutPay with body.askId of somebody else > finds nothing, tells nothing and changes nothing': [
      'acceptBidWithoutPay ASK_NOT_FOUND',
    ],
    'S1: changeBuyerAddress with params.orderId of somebody else > finds nothing, tells nothing and changes nothing': [
      'changeBuyerAddress ORDER_NOT_FOUND',
    ],
  },
  'trade-tests/late-platform.test.ts': {
    'before the week is over the buyer cannot cancel a pair that is here': ['cancelOrder TOO_LATE_TO_CANCEL'],
  },
  'trade-tests/money.test.ts': {
    'a buyer who cancels > three times in a day may not buy until the day is over, and twice in a size not there for an hour':
      ['buyAtLowestAsk BUYING_PAUSED'],
    'a payout > of nothing is refused': ['requestPayout PAYOUT_AMOUNT'],
    'a payout > to an account that the bank does not know is not tried again before it is corrected': [
      'requestPayout WITHDRAWAL_ACCOUNT_INVALID',
    ],
    'a payout > is cancelled before it was sent at all, and then never sent': ['cancelPayout success'],
    'a payout > cannot be cancelled while it is on its way to the gateway, nor when the bank has it': [
      'cancelPayout NOT_ALLOWED_NOW',
      'cancelPayout CONFLICT',
    ],
  },
  'trade-tests/unpaid-orders.test.ts': {
    'the unpaid order of a bid accepted with a new deposit (E23 to E25) > is on the seller’s page and list, with the time that its buyer has, and nothing of the buyer’s':
      ['payAcceptedBid success', 'acceptBidWithoutPay success'],
    'the seller of an accepted bid may remind the buyer of the payment once, after a third of its time (N1)': [
      'remindOfAsk success',
      'remindOfAsk ALREADY_DONE',
      'remindOfAsk TOO_EARLY',
      'acceptBid success',
    ],
  },
  'trade-tests/webhooks.test.ts': {
    'a paid order > is found by a word that comes before our own call for the payment has its answer': [
      'receiveXenditWebhook success',
    ],
  },
  'trade-tests/whole-sale.test.ts': {
    'the deposit is paid at the gateway: the ask is live (E02, E03)': ['getSkuBook success'],
    'it passes: the seller has the income and the deposit back, the price is public (E58)': [
      'listPurchaseHistory success',
      'getAsk success',
      'getVerification success',
      'getCertificate success',
      'getUser success',
      'listTransactions success',
      'passInspection success',
    ],
    'the buyer reserves it at the total that was shown (E31); the answer is the one of a later look': [
      'getOrder ORDER_NOT_FOUND',
    ],
    'after the hold the seller is paid out to a bank, and nothing of the sale is left anywhere': [
      'createWithdrawalAccount success',
      'requestPayout success',
      'requestPayout BALANCE_TOO_LOW',
      'getPayout success',
    ],
  },
} as const satisfies Shown;
