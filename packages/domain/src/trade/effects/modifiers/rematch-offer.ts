import type { MoneyStep } from '../../facts/money-steps.ts';
import { transition } from '../../table/transitions.table.ts';
import { startOf } from '../row-timers.ts';
import type { Draft, Modifier } from './modifier.ts';

/**
 * Holds the escrow of an order that its seller let down for two hours, for another pair, instead of sending it back at
 * once (E78). The buyer is told of the offer, and the coupon stays with the order.
 */
export const rematchOffer: Modifier = {
  name: 'rematch offer',
  title: 'The money waits for another pair where one can be offered',
  touches: (event) => isRefund(transition(event).money),
  before: (draft) => (draft.context.canRematch === true && isRefund(draft.row.money) ? offered(draft) : draft),
};

function isRefund(money: readonly MoneyStep[] = []): boolean {
  return money.includes('refund_or_rematch');
}

function offered({ event, row, context }: Draft): Draft {
  const { money, moreTimers = [] } = context;
  return {
    event,
    row: {
      ...row,
      money: waiting(row.money),
      coupon: undefined,
      tell: row.tell?.map((one) => (one.kind === 'order-refunded' ? { ...one, kind: 'rematch-offer' } : one)),
    },
    context: {
      ...context,
      money: money === undefined ? undefined : waiting(money),
      moreTimers: [startOf('rematch', row, context), ...moreTimers],
    },
  };
}

function waiting(money: readonly MoneyStep[] = []): readonly MoneyStep[] {
  return money.map((step) => (step === 'refund_or_rematch' ? 'rematch_offered' : step));
}
