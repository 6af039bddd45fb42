import { depositAmount } from '../../deposits/deposit-amount.ts';
import type { Centavos } from '../../money/centavos.ts';
import type { DepositSnapshot, ReturnSnapshot } from '../facts/snapshot.ts';
import type { Lane } from '../facts/statuses.ts';
import type { TradeContext } from '../facts/trade-context.ts';

type Check = (known: TradeContext) => boolean;

const askDeposit = ({ ask }: TradeContext): DepositSnapshot['status'] | undefined => ask?.deposit.status;
const bidDeposit = ({ bid }: TradeContext): DepositSnapshot['status'] | undefined => bid?.deposit.status;
const isSettled = (status: DepositSnapshot['status'] | undefined): boolean =>
  status === 'returned' || status === 'deducted';
const closedBy =
  (detail: string): Check =>
  ({ ask, order }) =>
    (order ?? ask)?.closure?.detail === detail;
const outcome =
  (word: string): Check =>
  ({ inputs }) =>
    inputs?.outcome === word;
const chooses =
  (choice: ReturnSnapshot['choice']): Check =>
  ({ inputs }) =>
    inputs?.choice === choice;
const covers = (deposit: DepositSnapshot | undefined, price: Centavos | undefined, lane?: Lane): boolean =>
  deposit !== undefined && price !== undefined && depositAmount(price, lane) <= deposit.amount;
const isPayable = (deposit: DepositSnapshot | undefined, isLive: boolean): boolean =>
  deposit?.status === 'due' || (isLive && deposit?.status === 'under_hold' && deposit.raise !== null);
const isAppealed = (deposit: DepositSnapshot | undefined): boolean =>
  deposit?.status === 'deducted' && deposit.appealedAt !== null;
/** Whether a payment is the whole deposit, and not the rest that a raised price had asked for. */
const isForAll = ({ attempt }: TradeContext, deposit: DepositSnapshot | undefined): boolean =>
  attempt === undefined || attempt.amount === deposit?.amount;
const isTopUp = ({ attempt, ask, bid }: TradeContext): boolean => {
  const deposit = attempt?.subject.entity === 'bid' ? bid?.deposit : ask?.deposit;
  if (attempt === undefined || deposit === undefined) return false;
  const isPaid = deposit.status !== 'due' && deposit.status !== 'voided';
  const later = isPaid ? deposit.topUps.reduce((sum, part) => sum + part.amount, 0) : 0;
  return attempt.amount !== deposit.amount - later;
};

/** Every condition by the words that the table uses. */
export const conditions = {
  'for a listing': ({ ask }) => ask?.origin === 'listing',
  'for a bid': ({ ask }) => ask?.origin === 'accept_bid',
  'bought now': ({ order }) => order?.origin === 'buy_now',
  'bought by bid': ({ order }) => order?.origin === 'bid',
  'standard lane': ({ order }) => order?.lane === 'standard',
  'sent by the seller': ({ ask }) => ask?.lane === 'standard',
  'sent from stock': ({ ask }) => ask?.lane === 'flash' && ask.status !== 'transaction_successful',
  'payment pending': ({ inputs }) => inputs?.isPending === true,
  'no payment pending': ({ inputs }) => inputs?.isPending !== true,
  'cancel requested': ({ order }) => order?.cancelRequested === true,
  'deposit payable': ({ ask }) => isPayable(ask?.deposit, ask?.status === 'listed'),
  'bid deposit payable': ({ bid }) => isPayable(bid?.deposit, bid?.status === 'bid_active'),
  'deposit due': (known) => askDeposit(known) === 'due' && isForAll(known, known.ask?.deposit),
  'deposit not due': (known) => askDeposit(known) !== 'due',
  'deposit held': (known) => askDeposit(known) === 'under_hold',
  'deposit voided': (known) => askDeposit(known) === 'voided' && isForAll(known, known.ask?.deposit),
  'deposit deducted': (known) => askDeposit(known) === 'deducted',
  'deposit settled': (known) => isSettled(askDeposit(known)),
  'deposit covers the edit': ({ ask, inputs }) => covers(ask?.deposit, inputs?.price, ask?.lane),
  'raise waiting': ({ ask, attempt }) =>
    ask?.deposit.raise !== null && (attempt === undefined || attempt.amount === ask?.deposit.raise?.amount),
  'bid deposit due': (known) => bidDeposit(known) === 'due' && isForAll(known, known.bid?.deposit),
  'bid deposit held': (known) => bidDeposit(known) === 'under_hold',
  'bid deposit voided': (known) => bidDeposit(known) === 'voided' && isForAll(known, known.bid?.deposit),
  'bid deposit deducted': (known) => bidDeposit(known) === 'deducted',
  'bid deposit settled': (known) => isSettled(bidDeposit(known)),
  'bid deposit covers the edit': ({ bid, inputs }) => covers(bid?.deposit, inputs?.price),
  'bid raise waiting': ({ bid, attempt }) =>
    bid?.deposit.raise !== null && (attempt === undefined || attempt.amount === bid?.deposit.raise?.amount),
  'payment is a top-up': isTopUp,
  'a suspension': ({ inputs }) => inputs?.why === 'suspended',
  'not a suspension': ({ inputs }) => inputs?.why !== 'suspended',
  'closed by suspension': closedBy('suspended'),
  'decided for the user': ({ inputs }) => inputs?.isForUser === true,
  'ask came last': ({ inputs }) => inputs?.incoming === 'ask',
  'bid fine in suspense': ({ bid, inputs }) => bid?.deposit.status === 'deducted' && inputs?.isFineInSuspense !== false,
  'fine in suspense': ({ inputs }) => inputs?.isFineInSuspense !== false,
  'closed by bid default': closedBy('bid_default'),
  'on hold': ({ order }) => order?.hold != null,
  'not on hold': ({ order }) => order?.hold == null,
  /** A payment that a bank questions is neither refunded nor paid out (E65, frozen); a review keeps nobody from being refunded (E40). */
  'payment not questioned': ({ order }) => order?.hold?.why !== 'chargeback',
  'reversal final': ({ inputs }) => inputs?.isFinal === true,
  'second payment': ({ inputs }) => inputs?.isSecondPayment === true,
  'reversal not final': ({ inputs }) => inputs?.isFinal === false,
  'ask is innocent': ({ inputs }) => inputs?.fault === 'buyer',
  'bid is innocent': ({ inputs }) => inputs?.fault === 'seller',
  'time not extended': ({ order }) => order?.isShipExtended === false,
  'not seen by a courier': ({ order }) => order?.inboundScannedAt === null,
  'seen by a courier': ({ order }) => order?.inboundScannedAt != null,
  'not compensated': ({ inputs }) => inputs?.isCompensated !== true,
  'no return leg': ({ returnLeg }) => returnLeg == null,
  /** A second return is the end of an order, which cannot end while a bank questions its payment. */
  'may be sent again': ({ order }) => order?.isResent === false || order?.hold?.why === 'chargeback',
  'no discount yet': ({ order }) => order?.discountOffer === 0,
  'buyer accepts': ({ inputs }) => inputs?.result === 'accept',
  'no appeal yet': ({ ask }) => ask?.deposit.appealedAt === null,
  'no appeal of the bid yet': ({ bid }) => bid?.deposit.appealedAt === null,
  appealed: ({ ask }) => isAppealed(ask?.deposit),
  'bid appealed': ({ bid }) => isAppealed(bid?.deposit),
  'redelivery unpaid': ({ order }) => order?.redelivery === 'unpaid',
  'redelivery not unpaid': ({ order }) => order?.redelivery !== 'unpaid',
  delivered: ({ order }) => order?.deliveryAt != null,
  'not delivered': ({ order }) => order?.deliveryAt === null,
  'no open claim': ({ claim }) => claim?.status !== 'open' && claim?.status !== 'to_send_back',
  'claim not overdue': ({ claim }) => claim?.isOverdue === false,
  'claim rejected': outcome('reject'),
  'claim settled in part': outcome('refund_part'),
  'claim upheld': outcome('take_back'),
  'buyer address not changed': ({ order }) => order?.isBuyerAddressChanged === false,
  'return address not changed': ({ ask }) => ask?.isReturnAddressChanged === false,
  'item may still go back': ({ ask, returnLeg }) =>
    ask?.status !== 'transaction_closed' || returnLeg?.status === 'return_pending',
  'rematch offered': ({ order }) => order?.rematch === 'offered',
  'closed as lost to the buyer': closedBy('lost_outbound'),
  'closed without a scan': closedBy('no_scan'),
  'chooses return': chooses('return'),
  'chooses flash': chooses('sell_as_flash'),
  'chooses surrender': chooses('surrender'),
  'chooses dispose': chooses('dispose'),
  'passes as new': ({ returnLeg }) => returnLeg?.passesAsNew === true,
  'damaged in transit': ({ returnLeg }) => (returnLeg?.lossInValue ?? 0) > 0,
  'return unpaid': ({ returnLeg }) => returnLeg?.payer === 'seller' && !returnLeg.isPaid,
  'return paid': ({ returnLeg }) => returnLeg?.payer !== 'seller' || returnLeg.isPaid,
  'return chosen': ({ returnLeg }) => returnLeg?.choice != null,
  'courier delivered it': ({ inputs }) => inputs?.isDelivered === true,
  counterfeit: ({ inputs }) => inputs?.isCounterfeit === true,
  'ask not reminded': ({ ask }) => ask?.reminderSent === false,
  'bid not reminded': ({ bid }) => bid?.reminderSent === false,
  'order not reminded': ({ order }) => order?.reminderSent === false,
  'ask not rushed': ({ ask }) => ask?.rushOrder === false,
  'order not rushed': ({ order }) => order?.rushOrder === false,
  'a third has passed': ({ inputs }) => inputs?.isWindowThirdOver === true,
  /** The row is a part of another one's decision and never chosen by itself. */
  'not alone': () => false,
} as const satisfies Record<string, Check>;
