import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { saleWindows } from '@suki/domain/config/sale-windows';
import { timerWindows } from '@suki/domain/config/timers';
import { listsEn } from '@suki/domain/messages/lists.en';
import type { OrderStatus, TimerKind } from '@suki/domain/trade/statuses';
import type { OrderTab } from '@suki/domain/trade/tabs';
import type { ListOrdersRole, TrackingLeg, VerificationResult } from '@suki/sdk/types';

const appealHours = (timerWindows.T21.windowMs ?? 0) / HOUR_MS;

type Headline = {
  /** With a deadline: `{deadline}` is a day and an hour. */
  readonly by?: string;
  readonly plain: string;
};

/** One sentence on who owes the next step, and until when. */
export const headlines: Readonly<Record<ListOrdersRole, Readonly<Record<OrderStatus, Headline>>>> = {
  buyer: {
    to_pay: { by: 'Your turn: pay by {deadline}.', plain: 'Your turn: pay for the item.' },
    confirming_buyer_order: {
      by: 'The seller has to confirm by {deadline}.',
      plain: 'The seller has to confirm.',
    },
    seller_to_ship: { by: 'The seller has to send it by {deadline}.', plain: 'The seller has to send it to us.' },
    on_way_to_warehouse: {
      by: 'A courier has to scan it by {deadline}.',
      plain: 'A courier is bringing the item to us.',
    },
    platform_received: { plain: 'It is here. We inspect it next.' },
    under_inspection: { plain: 'We are inspecting the item.' },
    pending_buyer_confirmation: { by: 'Your turn: decide by {deadline}.', plain: 'Your turn: look at the report.' },
    platform_to_ship: {
      by: 'Your turn: pay for a second try by {deadline}.',
      plain: 'It passed. We send it to you next.',
    },
    to_receive: { by: 'Your turn: check the item by {deadline}.', plain: 'It is on its way to you.' },
    transaction_successful: { plain: 'This order is done.' },
    transaction_closed: { plain: 'This order has ended.' },
  },
  seller: {
    to_pay: { by: 'The buyer has to pay by {deadline}.', plain: 'The buyer is paying.' },
    confirming_buyer_order: { by: 'Your turn: confirm by {deadline}.', plain: 'Your turn: confirm the order.' },
    seller_to_ship: { by: 'Your turn: send the item by {deadline}.', plain: 'Your turn: send the item to us.' },
    on_way_to_warehouse: {
      by: 'A courier has to scan it by {deadline}.',
      plain: 'A courier is bringing the item to us.',
    },
    platform_received: { plain: 'It is here. We inspect it next.' },
    under_inspection: { plain: 'We are inspecting the item.' },
    pending_buyer_confirmation: { by: 'The buyer decides by {deadline}.', plain: 'The buyer decides.' },
    platform_to_ship: {
      by: 'Sold: the buyer has to pay for a second try by {deadline}.',
      plain: 'Sold: your item passed.',
    },
    to_receive: { plain: 'Sold: it is on its way to the buyer.' },
    transaction_successful: { plain: 'Sold and delivered.' },
    transaction_closed: { plain: 'This order has ended.' },
  },
};

/** Somebody gave the order up while its payment is under way: nobody owes anything any more. */
export const cancellingHeadlines: Readonly<Record<ListOrdersRole, string>> = {
  buyer: 'We are cancelling this order.',
  seller: 'The buyer is cancelling.',
};

/** The deadlines that the sentences with `{deadline}` speak of; while another timer runs, the plain sentence stands. */
export const headlineTimers: Partial<Readonly<Record<OrderStatus, readonly TimerKind[]>>> = {
  to_pay: ['T6', 'T7'],
  confirming_buyer_order: ['T8'],
  seller_to_ship: ['T9'],
  on_way_to_warehouse: ['T9b'],
  pending_buyer_confirmation: ['T12'],
  platform_to_ship: ['T13r'],
  to_receive: ['T15'],
};

export const orderTexts = {
  title: 'Orders',
  one: 'Order',
  path: 'Path',
  role: 'Which side',
  roles: { buyer: 'Bought', seller: 'Sold' } satisfies Record<ListOrdersRole, string>,
  tabsLabel: 'Orders by state',
  tab: (tab: OrderTab) => listsEn[`orderTab.${tab}`],
  by: (deadline: string) => `by ${deadline}`,
  empty: {
    buyer: {
      to_pay: [
        'Nothing waits for payment',
        `An item that you buy is reserved for ${saleWindows.payMs / MINUTE_MS} minutes, and stands here until it is paid.`,
      ],
      in_progress: ['Nothing in progress', 'What you have paid stands here until we send it to you.'],
      to_receive: ['Nothing is on its way', 'An item that passed the inspection stands here until you have it.'],
      done: ['Nothing finished yet', 'What you received stands here, with its report and certificate.'],
    },
    seller: {
      to_pay: ['Nobody is paying now', 'When a buyer reserves your item, it stands here until it is paid.'],
      in_progress: [
        'No sale in progress',
        `When a buyer has paid, confirm here within ${saleWindows.confirmMs / HOUR_MS} hours, then send the item.`,
      ],
      to_receive: ['Nothing on its way to a buyer', 'Items that passed and are on their way stand here.'],
      done: ['No finished sale yet', 'What you sold stands here, with what you received for it.'],
    },
  } satisfies Record<ListOrdersRole, Record<OrderTab, readonly [string, string]>>,
  shop: 'See the items',
  sell: 'Sell an item',
  steps: {
    buyer: ['Ordered', 'Payment', 'Checked by us', 'Sent to you', 'Done'],
    seller: ['Ordered', 'Payment', 'Checked by us', 'Sent to buyer', 'Done'],
  } satisfies Record<ListOrdersRole, readonly string[]>,
  /** Step 3 has many statuses: each with a word of its own. */
  stepNow: {
    confirming_buyer_order: 'Seller confirms',
    seller_to_ship: 'Seller sends it',
    on_way_to_warehouse: 'On its way to us',
    platform_received: 'Arrived with us',
    under_inspection: 'Under inspection',
    pending_buyer_confirmation: 'Buyer decides',
    platform_to_ship: 'Passed',
    transaction_closed: 'Closed',
  } as Partial<Readonly<Record<OrderStatus, string>>>,
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  done: 'done',
  money: 'Money',
  moneyAndAddress: 'Money and address',
  paid: 'You paid',
  toPay: 'You pay in total',
  paidBy: (channel: string, at: string) => `${channel}, ${at}`,
  notPaid: 'Not paid yet',
  neverPaid: 'Nothing was paid',
  refund: 'Refund',
  refundStates: {
    PENDING: 'Being sent back',
    REQUESTED: 'On its way back to where you paid from',
    SUCCEEDED: 'Back where you paid from',
    FAILED: 'In your Suki wallet instead',
    CANCELLED: 'Stopped: your bank has taken the payment back',
  } as Readonly<Record<string, string>>,
  held: 'We hold your money until the item has passed. The seller has not been paid.',
  sellerPrice: 'Price of the item',
  discount: 'Discount for the defect',
  receive: 'You receive',
  receiveLater: 'After the item has passed the inspection',
  receiveNow: 'In your wallet',
  availableFrom: (day: string) => `In your wallet, can be withdrawn from ${day}`,
  nothingReceived: 'The order ended without a sale',
  /** An order that ended: what has moved, and what has not. */
  ended: {
    paid: 'You paid',
    late: 'After the order had closed: it goes back to you',
    bidDeposit: 'Deposit of your bid',
    fromBidder: 'From the bidder’s deposit',
    fromBidderNote: `In your wallet ${appealHours} hours after the end, unless the bidder wins an appeal`,
    staysHeld: 'We hold it for your ask, which is back on sale',
    noAmount: '–',
    paidByUs: 'What we pay you for the item stands in your wallet',
    nothingPaid: 'No payment was taken for the item.',
    depositKept: (kept: string) => `${kept} of the deposit of your bid was kept.`,
    compensation: (part: string) =>
      `${part} of the bidder’s deposit is yours: it is in your wallet ${appealHours} hours after the end, unless the bidder wins an appeal.`,
    backOnSale: 'Your ask is back on sale at its old price and place, and your deposit stays with it.',
  },
  deposit: 'Deposit',
  depositStates: {
    due: 'Not paid yet',
    under_hold: 'We hold it. It comes back when the item passes.',
    returned: 'Gone back to you',
    deducted: (amount: string) => `${amount} of it was kept`,
    voided: 'No longer due',
  },
  addressTitle: 'Goes to',
  addressChange: {
    text: 'Another address in the same or a nearer region, once, until we have printed the label.',
    changed: 'The address has changed',
  },
  giveUp: {
    button: 'I do not want it any more',
    title: 'Give up the item?',
    text: (kept: string) =>
      `A seller accepted your bid. When you give it up, ${kept} of your deposit is kept, as when you do not pay. Nothing else is charged. This cannot be undone.`,
    textWithout:
      'A seller accepted your bid. When you give it up, your deposit is kept, as when you do not pay. Nothing else is charged. This cannot be undone.',
    yes: 'Give it up',
    yesFor: (kept: string) => `Give it up, costs ${kept}`,
    running: 'Closing the order',
    keep: 'Keep it',
  },
  arrives: 'Arrives',
  delivered: 'Delivered',
  deliveredInfo: 'The courier has delivered it. Look at it, then tell us that all is well.',
  cameBackInfo: {
    buyer: 'The courier could not hand it over, and it came back to us. Check your address, then pay for a second try.',
    seller:
      'It could not be delivered and came back to us. The buyer has to pay for a second try; your income stays yours.',
  },
  wallet: 'Go to the wallet',
  warehouse: 'Send it to',
  asks: 'The ask',
  bid: 'Your bid',
  pay: {
    title: 'Pay for it',
    againTitle: 'Pay to have it sent again',
    button: (total: string) => `Pay ${total}`,
    starting: 'Starting the payment',
    bar: 'Pay',
    barSum: 'You pay in total',
    timeLeft: 'Reserved until',
  },
  cancel: {
    runningForSeller: 'A payment that is under way ends first, then the order closes.',
    held: 'The order closes when our staff have settled it with the payment service.',
    button: 'Cancel the order',
    sellerButton: 'Cancel the sale',
    cancelling: 'Cancelling',
    title: 'Cancel this order?',
    sellerTitle: 'Cancel this sale?',
    keep: 'Keep it',
    unpaid: (lapses: number) =>
      `The item goes back on sale. Nothing was charged. Orders left unpaid or cancelled count: after ${lapses} in a day buying pauses for a while.`,
    paid: (total: string, day: number, month: number, days: number) =>
      `The whole ${total} goes back to you, and the item goes back on sale. No fee. Only an order that the seller has not confirmed can be cancelled, ${day} a day and ${month} in ${days} days.`,
    coupon: 'Your coupon can be used again.',
    sale: (kept: string) =>
      `${kept} of your deposit is kept, and the buyer gets every peso back. Your ask closes. This cannot be undone.`,
    running:
      'We are ending the payment that is under way, then the order closes. If money arrives after all, it goes back to you.',
  },
  confirm: {
    title: 'What each answer does',
    yes: 'Confirm',
    yesNote: 'you receive',
    yesDoes: (deposit: string) => [
      `Send the item to us within ${saleWindows.shipMs / HOUR_MS} hours`,
      'Paid into your wallet when it passes the inspection',
      `Your deposit of ${deposit} comes back`,
    ],
    yesButton: 'Confirm the order',
    confirming: 'Confirming',
    no: 'Reject',
    noNote: 'of your deposit is kept',
    noDoes: (returned: string) => [
      'The buyer gets every peso back',
      `${returned} of your deposit comes back`,
      'Your ask closes',
    ],
    silence: (kept: string) => `No answer in time costs ${kept} of your deposit, and your ask closes too.`,
    noButton: (kept: string) => `Reject, costs ${kept}`,
    rejecting: 'Rejecting',
    noTitle: 'Reject this order?',
    noText: (kept: string) =>
      `${kept} of your deposit is kept, and the buyer gets every peso back. This cannot be undone.`,
    back: 'Back',
    bar: 'Your answer',
    confirmed: 'Confirmed. Now send the item.',
  },
  deliver: {
    title: 'Send the item to us',
    bar: 'Send',
    correct: 'Correct the tracking number',
    how: 'Pack it in its box, put that into a second one, and hand it to one of these couriers. Enter the number of the receipt here.',
    correctHow: 'As long as no courier has scanned the parcel, the number can be corrected.',
    courier: 'Courier',
    chooseCourier: 'Choose a courier',
    number: 'Tracking number',
    numberHint: 'As it stands on the courier’s receipt.',
    button: 'I have sent it',
    saving: 'Saving the number',
    saved: 'Thank you. We watch for the first scan.',
    moreTime: 'Take a day more',
    moreTimeHow: 'Once in an order you can take a day more to send the item. The buyer is told the new date.',
    moreTimeSaving: 'Moving the date',
  },
  received: {
    title: 'Do you have the item?',
    text: 'Look at it first: size, colour, box, and the tag. When you confirm, the order is done.',
    button: 'I have it, all is well',
    saving: 'Confirming',
    saved: 'Enjoy it',
    bar: 'Confirm',
    early: 'You can confirm as soon as you have it, also before the courier reports it.',
  },
  remove: { button: 'Remove from my list', removing: 'Removing', removed: 'Removed from your list' },
  tracking: {
    legs: { inbound: 'To our warehouse', outbound: 'To the buyer' } satisfies Record<TrackingLeg, string>,
    outboundToYou: 'To you',
    page: (courier: string) => `${courier} page`,
    number: (courier: string, number: string) => `${courier} ${number}`,
    noneYet: 'The courier has not reported anything yet.',
  },
  report: {
    caption: (at: string) => `Inspection report, ${at}`,
    results: {
      pass: 'Authentic. Everything as it should be.',
      minor_defect: 'Authentic, with a small defect.',
      fail: 'Did not pass.',
    } satisfies Record<VerificationResult, string>,
    remarks: (count: number) => (count === 1 ? 'Authentic, with one remark.' : `Authentic, with ${count} remarks.`),
    stamp: (passed: number, all: number) => `${passed} of ${all} points passed`,
    noted: (count: number) => `${count} noted`,
    failed: (count: number) => `${count} failed`,
    foot: (version: number, inspector: string) => `Criteria version ${version}. Inspector ${inspector}.`,
    certificate: 'Certificate',
    verdicts: { pass: 'Pass', noted: 'Noted', fail: 'Fail' },
    photo: (position: number) => `Photo ${position}`,
  },
} as const;
