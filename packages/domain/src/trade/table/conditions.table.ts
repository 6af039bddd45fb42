import { depositAmount } from '../../deposits/deposit-amount.ts';
import type { Centavos } from '../../money/centavos.ts';
import type { DepositSnapshot } from '../facts/snapshot.ts';
import type { Lane } from '../facts/statuses.ts';
import type { Inputs, TradeContext } from '../facts/trade-context.ts';
import type { InputCondition, SnapshotCondition } from './condition.ts';

/**
 * The facts without the command's fields and without facts that were read besides the snapshots, so that a condition of
 * the first table cannot ask for those.
 */
type Snapshots = Omit<TradeContext, 'inputs'>;
type Check = (known: Snapshots) => boolean;

/** A condition of the second table. `reads`: the input that the condition needs. */
export type InputCheck = { readonly reads: keyof Inputs; readonly holds: (known: TradeContext) => boolean };

const askDeposit = ({ ask }: Snapshots): DepositSnapshot['status'] | undefined => ask?.deposit.status;
const bidDeposit = ({ bid }: Snapshots): DepositSnapshot['status'] | undefined => bid?.deposit.status;
const isSettled = (status: DepositSnapshot['status'] | undefined): boolean =>
  status === 'returned' || status === 'deducted';
const closedBy =
  (detail: string): Check =>
  ({ ask, order }) =>
    (order ?? ask)?.closure?.detail === detail;
const covers = (deposit: DepositSnapshot | undefined, price: Centavos | undefined, lane?: Lane): boolean =>
  deposit !== undefined && price !== undefined && depositAmount(price, lane) <= deposit.amount;
const isPayable = (deposit: DepositSnapshot | undefined, isLive: boolean): boolean =>
  deposit?.status === 'due' || (isLive && deposit?.status === 'under_hold' && deposit.raise !== null);
const isAppealed = (deposit: DepositSnapshot | undefined): boolean =>
  deposit?.status === 'deducted' && deposit.appealedAt !== null;
/** Returns true when a payment is the whole deposit, and not the rest after a raised price. */
const isForAll = ({ attempt }: Snapshots, deposit: DepositSnapshot | undefined): boolean =>
  attempt === undefined || attempt.amount === deposit?.amount;
const isTopUp = ({ attempt, ask, bid }: Snapshots): boolean => {
  const deposit = attempt?.subject.entity === 'bid' ? bid?.deposit : ask?.deposit;
  if (attempt === undefined || deposit === undefined) return false;
  const isPaid = deposit.status !== 'due' && deposit.status !== 'voided';
  const later = isPaid ? deposit.topUps.reduce((sum, part) => sum + part.amount, 0) : 0;
  return attempt.amount !== deposit.amount - later;
};

/** Conditions on the snapshots, by their names in the table. */
export const snapshotConditions: Readonly<Record<SnapshotCondition, Check>> = {
  'for a listing': ({ ask }) => ask?.origin === 'listing',
  'for a bid': ({ ask }) => ask?.origin === 'accept_bid',
  'bought now': ({ order }) => order?.origin === 'buy_now',
  'bought by bid': ({ order }) => order?.origin === 'bid',
  'standard lane': ({ order }) => order?.lane === 'standard',
  'sent by the seller': ({ ask }) => ask?.lane === 'standard',
  'sent from stock': ({ ask }) => ask?.lane === 'flash' && ask.status !== 'transaction_successful',
  'cancel requested': ({ order }) => order?.cancelRequested === true,
  'deposit payable': ({ ask }) => isPayable(ask?.deposit, ask?.status === 'listed'),
  'bid deposit payable': ({ bid }) => isPayable(bid?.deposit, bid?.status === 'bid_active'),
  'deposit due': (known) => askDeposit(known) === 'due' && isForAll(known, known.ask?.deposit),
  'deposit held': (known) => askDeposit(known) === 'under_hold',
  'deposit voided': (known) => askDeposit(known) === 'voided' && isForAll(known, known.ask?.deposit),
  'deposit deducted': (known) => askDeposit(known) === 'deducted',
  'deposit settled': (known) => isSettled(askDeposit(known)),
  'raise waiting': ({ ask, attempt }) =>
    ask?.deposit.raise !== null && (attempt === undefined || attempt.amount === ask?.deposit.raise?.amount),
  'bid deposit due': (known) => bidDeposit(known) === 'due' && isForAll(known, known.bid?.deposit),
  'bid deposit held': (known) => bidDeposit(known) === 'under_hold',
  'bid deposit voided': (known) => bidDeposit(known) === 'voided' && isForAll(known, known.bid?.deposit),
  'bid deposit deducted': (known) => bidDeposit(known) === 'deducted',
  'bid deposit settled': (known) => isSettled(bidDeposit(known)),
  'bid raise waiting': ({ bid, attempt }) =>
    bid?.deposit.raise !== null && (attempt === undefined || attempt.amount === bid?.deposit.raise?.amount),
  'payment is a top-up': isTopUp,
  'closed by suspension': closedBy('suspended'),
  'closed by bid default': closedBy('bid_default'),
  'on hold': ({ order }) => order?.hold != null,
  /** A payment that a bank questions is neither refunded nor paid out (E65, frozen). A review stops no refund (E40). */
  'payment questioned': ({ order }) => order?.hold?.why === 'chargeback',
  'time extended': ({ order }) => order?.isShipExtended === true,
  'seen by a courier': ({ order }) => order?.inboundScannedAt != null,
  'a return leg': ({ returnLeg }) => returnLeg != null,
  /** A second return is the end of an order, which cannot end while a bank questions its payment. */
  'may be sent again': ({ order }) => order?.isResent === false || order?.hold?.why === 'chargeback',
  'discount offered': ({ order }) => (order?.discountOffer ?? 0) !== 0,
  appealed: ({ ask }) => isAppealed(ask?.deposit),
  'bid appealed': ({ bid }) => isAppealed(bid?.deposit),
  'redelivery unpaid': ({ order }) => order?.redelivery === 'unpaid',
  delivered: ({ order }) => order?.deliveryAt != null,
  'open claim': ({ claim }) => claim?.status === 'open' || claim?.status === 'to_send_back',
  'claim overdue': ({ claim }) => claim?.isOverdue === true,
  'buyer address changed': ({ order }) => order?.isBuyerAddressChanged === true,
  'return address changed': ({ ask }) => ask?.isReturnAddressChanged === true,
  'item may still go back': ({ ask, returnLeg }) =>
    ask?.status !== 'transaction_closed' || returnLeg?.status === 'return_pending',
  'rematch offered': ({ order }) => order?.rematch === 'offered',
  'closed as lost to the buyer': closedBy('lost_outbound'),
  'closed without a scan': closedBy('no_scan'),
  'passes as new': ({ returnLeg }) => returnLeg?.passesAsNew === true,
  'damaged in transit': ({ returnLeg }) => (returnLeg?.lossInValue ?? 0) > 0,
  'return unpaid': ({ returnLeg }) => returnLeg?.payer === 'seller' && !returnLeg.isPaid,
  'return chosen': ({ returnLeg }) => returnLeg?.choice != null,
  'ask reminded': ({ ask }) => ask?.reminderSent === true,
  'bid reminded': ({ bid }) => bid?.reminderSent === true,
  'order reminded': ({ order }) => order?.reminderSent === true,
  'ask rushed': ({ ask }) => ask?.rushOrder === true,
  'order rushed': ({ order }) => order?.rushOrder === true,
  /** The row is part of another row's decision and never chosen alone. */
  'part of another row': () => false,
};

function input<Name extends keyof Inputs>(
  reads: Name,
  holds: (value: Inputs[Name], known: Snapshots) => boolean,
): InputCheck {
  return { reads, holds: (known) => holds(known.inputs?.[reads], known) };
}

const outcome = (word: string): InputCheck => input('outcome', (came) => came === word);
const chooses = (choice: Inputs['choice']): InputCheck => input('choice', (came) => came === choice);

/** Conditions on a field of the command, or on a fact read besides the snapshots, by their names in the table. */
export const inputConditions: Readonly<Record<InputCondition, InputCheck>> = {
  'payment pending': input('isPending', (isPending) => isPending === true),
  'deposit covers the edit': input('price', (price, { ask }) => covers(ask?.deposit, price, ask?.lane)),
  'bid deposit covers the edit': input('price', (price, { bid }) => covers(bid?.deposit, price)),
  'a suspension': input('why', (why) => why === 'suspended'),
  'decided for the user': input('isForUser', (isForUser) => isForUser === true),
  'ask came last': input('incoming', (incoming) => incoming === 'ask'),
  'fine in suspense': input('isFineInSuspense', (isInSuspense) => isInSuspense !== false),
  'reversal final': input('isFinal', (isFinal) => isFinal === true),
  'second payment': input('isSecondPayment', (isSecond) => isSecond === true),
  'ask is innocent': input('fault', (fault) => fault === 'buyer'),
  'bid is innocent': input('fault', (fault) => fault === 'seller'),
  compensated: input('isCompensated', (isCompensated) => isCompensated === true),
  'buyer accepts': input('result', (result) => result === 'accept'),
  'claim rejected': outcome('reject'),
  'claim settled in part': outcome('refund_part'),
  'claim upheld': outcome('take_back'),
  'chooses return': chooses('return'),
  'chooses flash': chooses('sell_as_flash'),
  'chooses surrender': chooses('surrender'),
  'chooses dispose': chooses('dispose'),
  'courier delivered it': input('isDelivered', (isDelivered) => isDelivered === true),
  counterfeit: input('isCounterfeit', (isCounterfeit) => isCounterfeit === true),
  'a third has passed': input('isWindowThirdOver', (isOver) => isOver === true),
};
