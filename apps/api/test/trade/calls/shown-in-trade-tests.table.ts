import type { Shown } from './shown.ts';

/** Answers of calls that other tests of the trade show, by file and full title (`shown.ts`). */
export const shownInTradeTests = {
  'test/trade/accepting.test.ts': {
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
    'the bidder of an accepted bid > is the only one who may: to a stranger there is no such bid': [
      'cancelAcceptedBid BID_NOT_FOUND',
    ],
    'the bidder of an accepted bid > cannot cancel while a payment is under way': ['cancelAcceptedBid PAYMENT_PENDING'],
  },
  'test/trade/bids.test.ts': {
    'a bid is refused > for a size of another item': ['postBid SKU_NOT_FOUND'],
    'a bid is refused > at the price 45000, which is not allowed': ['postBid PRICE_RULE'],
    'a bid is refused > beside a live bid of the same person on the size': ['postBid BID_EXISTS'],
    'a bid is refused > when it meets an ask of the same person': ['postBid OWN_ENTRY'],
    'a bid is refused > at or above the lowest ask, with what buying costs': ['postBid BUY_NOW_AVAILABLE'],
    'a bid > that is cancelled gives its deposit back, twice pressed once': [
      'listBids success',
      'cancelBid success',
      'deleteBid success',
    ],
    'a bid > is listed for its bidder by tab and by item, and for nobody else': ['listBidsOfItem success'],
    'a book that crosses > an ask that comes below the highest bid is sold to it at the bid’s price (E20)': [
      'getBid success',
    ],
    'a book that crosses > a bid that is raised to the lowest ask buys at the ask’s price (E18e, E21)': [
      'editBid success',
    ],
  },
  'test/trade/foreign-ids.test.ts': {
    'S1: postAsk with body.returnAddressId of somebody else > finds nothing, tells nothing and changes nothing': [
      'postAsk ADDRESS_NOT_FOUND',
    ],
    'S1: getAsk with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'getAsk ASK_NOT_FOUND',
    ],
    'S1: cancelAsk with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'cancelAsk ASK_NOT_FOUND',
    ],
    'S1: deleteAsk with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'deleteAsk ASK_NOT_FOUND',
    ],
    'S1: payAskDeposit with params.askId of somebody else > finds nothing, tells nothing and changes nothing': [
      'payAskDeposit ASK_NOT_FOUND',
    ],
    'S1: payAcceptedBid with params.askId of somebody else > finds nothing, tells nothing and changes nothing': [
      'payAcceptedBid ASK_NOT_FOUND',
    ],
    'S1: payAcceptedBid with body.paymentMethodId of somebody else > finds nothing, tells nothing and changes nothing':
      ['payAcceptedBid PAYMENT_METHOD_NOT_FOUND'],
    'S1: editAsk with params.askId of somebody else > finds nothing, tells nothing and changes nothing': [
      'editAsk ASK_NOT_FOUND',
    ],
    'S1: remindOfAsk with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'remindOfAsk ASK_NOT_FOUND',
    ],
    'S1: rushAsk with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'rushAsk ASK_NOT_FOUND',
    ],
    'S1: changeReturnAddress with params.askId of somebody else > finds nothing, tells nothing and changes nothing': [
      'changeReturnAddress ASK_NOT_FOUND',
    ],
    'S1: changeReturnAddress with body.returnAddress of somebody else > finds nothing, tells nothing and changes nothing':
      ['changeReturnAddress ADDRESS_NOT_FOUND'],
    'S1: postBid with body.addressId of somebody else > finds nothing, tells nothing and changes nothing': [
      'postBid ADDRESS_NOT_FOUND',
    ],
    'S1: getBid with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'getBid BID_NOT_FOUND',
    ],
    'S1: cancelBid with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'cancelBid BID_NOT_FOUND',
    ],
    'S1: deleteBid with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'deleteBid BID_NOT_FOUND',
    ],
    'S1: editBid with params.bidId of somebody else > finds nothing, tells nothing and changes nothing': [
      'editBid BID_NOT_FOUND',
    ],
    'S1: payBidDeposit with params.bidId of somebody else > finds nothing, tells nothing and changes nothing': [
      'payBidDeposit BID_NOT_FOUND',
    ],
    'S1: payBidDeposit with body.paymentMethodId of somebody else > finds nothing, tells nothing and changes nothing': [
      'payBidDeposit PAYMENT_METHOD_NOT_FOUND',
    ],
    'S1: remindOfBid with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'remindOfBid BID_NOT_FOUND',
    ],
    'S1: buyAtLowestAsk with body.addressId of somebody else > finds nothing, tells nothing and changes nothing': [
      'buyAtLowestAsk ADDRESS_NOT_FOUND',
    ],
    'S1: a seller cannot do with an order what only its buyer may, before it is paid it is not even there': [
      'payOrder ORDER_NOT_FOUND',
      'cancelOrder ORDER_NOT_FOUND',
      'deleteOrder ORDER_NOT_FOUND',
      'sellerDeliver ORDER_NOT_FOUND',
      'confirmReceived ORDER_NOT_FOUND',
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
    'S1: changeBuyerAddress with body.buyerAddress of somebody else > finds nothing, tells nothing and changes nothing':
      ['changeBuyerAddress ADDRESS_NOT_FOUND'],
    'S1: remindOfOrder with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'remindOfOrder ORDER_NOT_FOUND',
    ],
    'S1: rushOrder with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'rushOrder ORDER_NOT_FOUND',
    ],
    'S1: askMoreTime with params.orderId of somebody else > finds nothing, tells nothing and changes nothing': [
      'askMoreTime ORDER_NOT_FOUND',
    ],
    'S1: updateAddress with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'updateAddress ADDRESS_NOT_FOUND',
    ],
    'S1: requestPayout with body.withdrawalAccountId of somebody else > finds nothing, tells nothing and changes nothing':
      ['requestPayout WITHDRAWAL_ACCOUNT_NOT_FOUND'],
    'S1: getPayout with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'getPayout PAYOUT_NOT_FOUND',
    ],
    'S1: cancelPayout with params.id of somebody else > finds nothing, tells nothing and changes nothing': [
      'cancelPayout PAYOUT_NOT_FOUND',
    ],
  },
  'test/trade/late-platform.test.ts': {
    'before the week is over the buyer cannot cancel a pair that is here': ['cancelOrder TOO_LATE_TO_CANCEL'],
  },
  'test/trade/lists.test.ts': {
    'what one side does not see of the other > the parcel to the buyer is no parcel of the seller': [
      'getTracking TRACKING_NOT_FOUND',
    ],
  },
  'test/trade/money.test.ts': {
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
    'a payout > whose very first answer is that the bank may have it cannot be cancelled: it could be paid twice': [
      'cancelPayout PAYOUT_HELD',
    ],
  },
  'test/trade/unpaid-orders.test.ts': {
    'the unpaid order of a bid accepted with a new deposit (E23 to E25) > is on the seller’s page and list, with the time that its buyer has, and nothing of the buyer’s':
      ['payAcceptedBid success', 'acceptBidWithoutPay success'],
    'the seller of an accepted bid may remind the buyer of the payment once, after a third of its time (N1)': [
      'remindOfAsk success',
      'remindOfAsk ALREADY_DONE',
      'remindOfAsk TOO_EARLY',
      'acceptBid success',
    ],
    'the unpaid order of a pair that a buyer reserved (E31) > does not exist for its seller: confirmOrder': [
      'confirmOrder ORDER_NOT_FOUND',
    ],
    'the unpaid order of a pair that a buyer reserved (E31) > does not exist for its seller: getVerification': [
      'getVerification ORDER_NOT_FOUND',
    ],
  },
  'test/trade/webhooks.test.ts': {
    'a paid order > is found by a word that comes before our own call for the payment has its answer': [
      'receiveXenditWebhook success',
    ],
    'S19: a word that is not the gateway’s > without a token is answered 401 and leaves no trace': [
      'receiveXenditWebhook SIGNATURE_INVALID',
    ],
  },
  'test/trade/whole-sale.test.ts': {
    'the deposit is paid at the gateway: the ask is live (E02, E03)': ['getSkuBook success', 'payAskDeposit success'],
    'it passes: the seller has the income and the deposit back, the price is public (E58)': [
      'listPurchaseHistory success',
      'getAsk success',
      'getVerification success',
      'getCertificate success',
      'getUser success',
      'listTransactions success',
      'passInspection success',
    ],
    'the seller offers a pair: it waits for its deposit (E01)': ['postAsk success'],
    'the buyer reserves it at the total that was shown (E31); the answer is the one of a later look': [
      'buyAtLowestAsk success',
      'getOrder success',
      'getOrder ORDER_NOT_FOUND',
    ],
    'the buyer pays: the seller has to confirm (E32, E37a)': ['payOrder success'],
    'the seller confirms and has to ship (E41)': ['confirmOrder success'],
    'the seller sends it with a number (E46), and its first scan is believed (E46s)': ['sellerDeliver success'],
    'the buyer is content: the escrow is empty, every fee is earned (E70)': ['confirmReceived success'],
    'after the hold the seller is paid out to a bank, and nothing of the sale is left anywhere': [
      'createWithdrawalAccount success',
      'requestPayout success',
      'requestPayout BALANCE_TOO_LOW',
      'getPayout success',
    ],
    'the warehouse scans it at the door (E56) and an inspector takes it (E57)': [
      'receiveAtWarehouse success',
      'beginInspection success',
    ],
    'it goes out to the buyer (E67) and arrives (E69)': ['handToCourier success'],
  },
} as const satisfies Shown;
