import { REPAY_DEPOSIT_MS } from '../../../config/timers.ts';
import type { MessageKind } from '../../facts/message-kinds.ts';
import type { AskStatus, BidStatus } from '../../facts/statuses.ts';
import type { TradeContext } from '../../facts/trade-context.ts';
import type { TransitionRow } from '../../table/transition-row.ts';
import { transition } from '../../table/transitions.table.ts';
import type { Draft, Modifier } from './modifier.ts';

/**
 * Sends an ask or bid whose deposit the bank took back while it was reserved (E11b, E19r) to `to_pay` instead of the
 * book, with a day to pay the deposit again. An ask or bid on sale has that day too when the reversal comes (E11). The
 * book holds no entry without a deposit.
 */
export const whenDepositUnpaid: Modifier = {
  name: 'deposit unpaid',
  title: 'An entry whose deposit the bank took back waits for it before it comes back to the book',
  touches: (event) => {
    const { ask, bid } = transition(event);
    const isAskBack = ask?.to === 'listed' && ask.from.some((from) => from !== null && reservedAsk.includes(from));
    const isBidBack = bid?.to === 'bid_active' && bid.from.some((from) => from !== null && matchedBid.includes(from));
    return isAskBack || isBidBack;
  },
  before: (draft) => {
    const isAsk = isAskBackUnpaid(draft.row, draft.context);
    const isBid = isBidBackUnpaid(draft.row, draft.context);
    return isAsk || isBid ? waitingForDeposit(draft, { isAsk, isBid }) : draft;
  },
};

const reservedAsk: readonly AskStatus[] = ['buyer_to_pay', 'confirming_buyer_order', 'to_ship'];
const matchedBid: readonly BidStatus[] = ['seller_to_pay_deposit', 'buyer_to_pay'];

function isAskBackUnpaid(row: TransitionRow, { ask }: TradeContext): boolean {
  return row.ask?.to === 'listed' && ask?.deposit.status === 'due' && reservedAsk.includes(ask.status);
}

/**
 * Returns true when a row would put a bid back into the book whose deposit the bank took back while the bid was on hold
 * or matched (E11b, E19r).
 */
export function isBidBackUnpaid(row: TransitionRow, { bid }: Pick<TradeContext, 'bid'>): boolean {
  return row.bid?.to === 'bid_active' && bid?.deposit.status === 'due' && matchedBid.includes(bid.status);
}

type Unpaid = { readonly isAsk: boolean; readonly isBid: boolean };

function waitingForDeposit({ event, row, context }: Draft, { isAsk, isBid }: Unpaid): Draft {
  const untrue: readonly MessageKind[] = [
    ...(isAsk ? (['ask-back-on-sale'] as const) : []),
    ...(isBid ? (['bid-back'] as const) : []),
  ];
  return {
    event,
    row: {
      ...row,
      ask: isAsk && row.ask !== undefined ? { ...row.ask, to: 'to_pay' } : row.ask,
      bid: isBid && row.bid !== undefined ? { ...row.bid, to: 'to_pay' } : row.bid,
      start: row.start?.map((kind) =>
        isAsk && kind === 'listing' ? 'ask_deposit' : isBid && kind === 'bid_life' ? 'bid_deposit' : kind,
      ),
      tell: [
        ...(row.tell ?? []).filter(({ kind }) => !untrue.includes(kind)),
        ...(isAsk ? ([{ to: 'seller', kind: 'deposit-reversed' }] as const) : []),
        ...(isBid ? ([{ to: 'buyer', kind: 'deposit-reversed' }] as const) : []),
      ],
    },
    // The owner has a day to pay again, as in E11 and E19r; the rest of the entry's own days waits.
    context: {
      ...context,
      windowsMs: { ...context.windowsMs, ask_deposit: REPAY_DEPOSIT_MS, bid_deposit: REPAY_DEPOSIT_MS },
    },
  };
}
