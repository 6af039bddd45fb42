import type { EventId } from '@suki/domain/trade/table/transitions.table';

/**
 * Rows of the life cycle that a test carries out for another reason than to show them, by its file and full title. Each of these tests is held to it
 * while it runs (`testing/evidence.ts`); the rows that no test carried out have plays of their own beside this file.
 */
export const playedElsewhere = {
  'src/features/asks/asks.test.ts': {
    'a deposit > that failed is said to be due, and can be paid again': ['E04'],
    'taking an ask off the market > before the deposit is paid voids it (E07)': ['E07'],
    'taking an ask off the market > gives the deposit back, once, and leaves the book (E08)': ['E08'],
  },
  'src/features/orders/defect-answers.test.ts': {
    'a buyer who does not keep it > has every peso back, and the deposit pays no more than the way back (E62)': [
      'E59d',
      'E62',
    ],
    'a buyer who keeps a pair with its defect (E61) > has it sent, and the seller is paid and has the deposit back': [
      'E61',
    ],
    'a buyer who does not keep it > by silence has every peso back too, at our cost (E63)': ['E63'],
  },
  'src/features/orders/orders.test.ts': {
    'the parts of buyer and seller > a buyer may cancel one paid order a day before the seller confirms (E44)': ['E44'],
  },
  'src/features/parcels/parcels.test.ts': {
    'a word of the courier service > that comes again and again is one delivery': ['E79'],
  },
  'src/features/payments/saved-method-payments.test.ts': {
    'a saved payment that nobody hears of ends with its window, and its late success goes back': ['E38'],
  },
  'src/features/staff-orders/failed-inspections.test.ts': {
    'a small defect is shown to both sides with its photo, and the buyer has 36 hours (E59)': ['E59'],
    'two inspectors who find a counterfeit hold the pair, suspend the seller and tell compliance (E60a)': ['E60a'],
    'two inspectors who find it incomplete (E60b) > close the order: the buyer has every peso back, the deposit pays the way back and is shared out':
      ['E60b'],
    'damage in transit (E60c) > that took off a part of what the seller would have had costs neither side anything': [
      'E60c',
    ],
  },
  'src/features/staff-stock/store-checked-pair.test.ts': {
    'a checked pair > is live in the flash lane at once, without a deposit, and once for one key': [
      'E01-flash',
      'S1',
      'S2-here',
      'S3',
      'S3-pass',
    ],
    'a checked pair > is sold without a confirmation and without a second check: paid, it waits to be sent': ['E37c'],
  },
  'test/trade/accepting.test.ts': {
    'a seller with a live ask of the own (E22a) > has the ask back at its old price when the bidder does not pay, and most of the bidder’s deposit (E36)':
      ['E22a', 'E36'],
    'a seller without one > pays the deposit in the same call, has a quarter of an hour, and the bidder owes the payment then (E22b, E25)':
      ['E22b', 'E37b'],
    'a seller without one > may pay within the hour instead (E23, E24, E25); the same intent twice is one acceptance': [
      'E23',
      'E24',
      'E25',
    ],
    'a seller without one > may withdraw before the deposit is paid (E28), and a late payment comes back (E29)': [
      'T5x',
      'E29',
    ],
    'a seller without one > who does not pay loses the bid, which is back in its old place (E27)': ['E27'],
    'a seller without one > who cancels the acceptance gives the bid back (E28)': ['E28'],
    'the bidder of an accepted bid > who does not want it any more loses the deposit (E36), by the id of the order or of the bid':
      ['E36-cancel'],
    'the bidder of an accepted bid > may remind the seller of the deposit once, after a third of the hour': ['N2'],
  },
  'test/trade/bids.test.ts': {
    'a book that crosses > a bid that is raised to the lowest ask buys at the ask’s price (E18e, E21)': ['E09p-bid'],
    'a bid > is listed for its bidder by tab and by item, and for nobody else': ['E13', 'E14', 'E15'],
    'a bid > that is cancelled gives its deposit back, twice pressed once': ['E18'],
    'a book that crosses > an ask that comes below the highest bid is sold to it at the bid’s price (E20)': ['E20'],
    'a book that crosses > a bid that comes while its deposit is paid and the book crosses trades at the ask’s price (E21)':
      ['E21'],
  },
  'test/trade/disputes.test.ts': {
    'the gateway’s words about a dispute > of a second payment that went back is owed by its payer, once, and finance is told; the order goes on':
      ['E39b-reversed'],
  },
  'test/trade/late-platform.test.ts': {
    'a coupon of ₱100 for the buyer > of an order that the seller rejects (E42), once': ['E42'],
    'a check that takes longer than a week > is closed by us after two weeks: refund, credit, and a return leg that begins (E45b-auto)':
      ['E45b-offer', 'E45b-auto', 'E56-sla', 'RT1-silent', 'RT2-sla', 'RT2-late'],
    'a check that takes longer than a week > is offered to the buyer to cancel, by the call that cancels; the item goes home at our cost (E45b)':
      ['E45b'],
    'a parcel that we do not send for a week is offered to the buyer to cancel, by the same call (E68)': [
      'E67-sla',
      'E68',
    ],
  },
  'test/trade/money.test.ts': {
    'a buyer who cancels > before paying has nothing to get back, and the seller hears nothing (E35)': ['E35'],
    'a buyer who cancels > while paying has the payment ended at the gateway, and is out at once (E35p, E35f)': [
      'E35p',
      'E35f',
    ],
    'a buyer who cancels > while paying and pays all the same has the money back, and the pair is on sale (E35s)': [
      'E35s',
    ],
  },
  'test/trade/reconcile.test.ts': {
    'a webhook that never comes > after a failure: the payer can try again': ['E33'],
  },
  'test/trade/timers.test.ts': {
    'a deposit that is not paid within the hour > closes the ask, and nothing is held (E05)': ['E05'],
    'the days of a listing > at their end the ask closes and the deposit is back where it came from (E10)': ['E10'],
    'an order that is not paid within a quarter of an hour > with a payment under way is extended once, not twice': [
      'T6x',
    ],
    'an order that is not paid within a quarter of an hour > closes; the pair is on sale again at its old place in the queue (E34)':
      ['E34'],
    'an order that is not paid within a quarter of an hour > at the very moment of the payment: one of both happens, and no peso is lost':
      ['E39'],
    'a seller who does not answer > loses the whole deposit to the platform, and the buyer has all money back (E43)': [
      'E43',
    ],
    'a parcel that no courier ever saw > begins anew with the first corrected number only (E47)': ['E47'],
    'a seller who does not ship > loses the deposit, seventy percent of it to the buyer after three days (E49)': [
      'E49',
    ],
    'a buyer who never confirms > has received it seven days after the delivery (E71)': ['E71'],
    'a fine in suspense > is shared out once, to the platform alone where nobody was harmed': ['T21'],
  },
  'test/trade/unpaid-orders.test.ts': {
    'the seller of an accepted bid may remind the buyer of the payment once, after a third of its time (N1)': ['N1'],
  },
  'test/trade/webhooks.test.ts': {
    'money that comes too late or twice goes back once > a deposit of an ask that had closed (E06)': ['E06'],
    'money that comes too late or twice goes back once > a second payment of an order that is paid (E39b)': ['E39b'],
  },
  'test/trade/whole-sale.test.ts': {
    'the seller offers a pair: it waits for its deposit (E01)': ['E01'],
    'the deposit is paid at the gateway: the ask is live (E02, E03)': ['E02', 'E03'],
    'the buyer reserves it at the total that was shown (E31); the answer is the one of a later look': ['E31'],
    'the buyer pays: the seller has to confirm (E32, E37a)': ['E32'],
    'the seller confirms and has to ship (E41)': ['E41'],
    'the seller sends it with a number (E46), and its first scan is believed (E46s)': ['E46', 'E46s'],
    'the warehouse scans it at the door (E56) and an inspector takes it (E57)': ['E56', 'E57'],
    'it passes: the seller has the income and the deposit back, the price is public (E58)': ['E58'],
    'it goes out to the buyer (E67) and arrives (E69)': ['E67', 'E69'],
    'the buyer is content: the escrow is empty, every fee is earned (E70)': ['E70'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly EventId[]>>>>;
