import { add, zero } from '../money/centavos.ts';
import type { DepositChange, MessageIntent, RefundRequest } from './decision.ts';
import { type MessageKind, type MessageParams, messageKinds } from './message-kinds.ts';
import { required, type TradeContext } from './trade-context.ts';
import type { Recipient, TransitionRow } from './transition-row.ts';

type Known = {
  readonly deposits: readonly DepositChange[];
  readonly refunds: readonly RefundRequest[];
  /** When the timer that this row starts fires. */
  readonly deadline: Date | undefined;
};

/** The inbox messages of a row, each with the parameters that its kind speaks of. */
export function messagesOf(row: TransitionRow, context: TradeContext, known: Known): readonly MessageIntent[] {
  const values = valuesOf(context, known);
  return (row.tell ?? []).map(({ to, kind: plain }) => {
    const kind: MessageKind = plain === 'sale-income' && values.availableAt !== undefined ? 'sale-income-held' : plain;
    return {
      to: recipient(to, context),
      tab: messageKinds[kind].tab,
      kind,
      // An ask is its seller's own; a buyer knows the pair by the order.
      askId: isOfSeller(to, context) ? (context.ask?.id ?? context.order?.askId) : undefined,
      orderId: context.order?.id,
      params: pick(kind, values),
    };
  });
}

type Values = { readonly [Name in keyof MessageParams]?: MessageParams[Name] | undefined };

function pick(kind: MessageKind, values: Values): Record<string, string | number> {
  const names: readonly (keyof MessageParams)[] = messageKinds[kind].params;
  return Object.fromEntries(names.map((name) => [name, required(values[name], `"${name}" for the message ${kind}`)]));
}

function isOfSeller(to: Recipient, { attempt }: TradeContext): boolean {
  return to === 'seller' || (to === 'payer' && attempt?.subject.entity === 'ask');
}

function recipient(to: Recipient, context: TradeContext): MessageIntent['to'] {
  if (to === 'payer') {
    return required(context.attempt, 'the attempt').userId;
  }
  if (to === 'seller') {
    return required(context.ask?.sellerId ?? context.order?.sellerId, 'the seller');
  }
  return required(context.order?.buyerId, 'the buyer');
}

function valuesOf(context: TradeContext, known: Known): Values {
  const { ask, order } = context;
  const kept = known.deposits.find((change) => change.to === 'deducted')?.deductedAmount;
  const sumOfRefunds = (isDeposit: boolean): number =>
    add(zero, ...known.refunds.filter((one) => (one.kind === 'item_refund') !== isDeposit).map((one) => one.amount));
  return {
    price: order?.price ?? ask?.price,
    total: order?.total,
    income: order?.income,
    deposit: ask?.deposit.amount,
    refund: sumOfRefunds(false),
    fine: kept ?? 0,
    returned: returnedAmount(context, known) ?? sumOfRefunds(true),
    deadline: known.deadline?.toISOString(),
    availableAt: context.availableAt?.toISOString(),
    ...context.params,
  };
}

/** A deposit that was paid from the wallet returns without a refund request. */
function returnedAmount(context: TradeContext, known: Known): number | undefined {
  const isReturned = known.deposits.some((change) => change.to === 'returned');
  return isReturned ? context.ask?.deposit.amount : undefined;
}
