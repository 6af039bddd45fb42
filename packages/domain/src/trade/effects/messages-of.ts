import { brokenLimitCredit } from '../../config/warehouse.ts';
import type { AskId, StockId } from '../../ids/id.ts';
import { add, zero } from '../../money/centavos.ts';
import type { DepositChange, MessageIntent, RefundRequest } from '../facts/decision.ts';
import { type MessageKind, type MessageParams, messageKinds } from '../facts/message-kinds.ts';
import type { Recipient } from '../facts/recipients.ts';
import type { DepositSnapshot } from '../facts/snapshot.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import type { TransitionRow } from '../table/transition-row.ts';

type Known = {
  readonly deposits: readonly DepositChange[];
  readonly refunds: readonly RefundRequest[];
  /** The end of the timer that this row starts. */
  readonly deadline: Date | undefined;
};

/** Returns the inbox messages of a row, each with the parameters of its kind. */
export function messagesOf(row: TransitionRow, context: TradeContext, known: Known): readonly MessageIntent[] {
  return (row.tell ?? []).map(({ to, kind: plain }) => {
    const userId = recipient(to, row, context);
    const values = valuesOf(row, context, { ...known, userId });
    const kind = kindFor(plain, values);
    return {
      to: userId,
      tab: messageKinds[kind].tab,
      kind,
      ...referencesOf(userId, row, context),
      params: pick(kind, values),
    };
  });
}

function kindFor(plain: MessageKind, { availableAt }: Values): MessageKind {
  return plain === 'sale-income' && availableAt !== undefined ? 'sale-income-held' : plain;
}

/**
 * Only the seller is referred to an ask and only the buyer to a bid; both are referred to the order. Each message about
 * an item has something that names the item (ux 12).
 */
function referencesOf(userId: MessageIntent['to'], row: TransitionRow, context: TradeContext) {
  const { ask, bid, order, stock, returnLeg } = context;
  const isSeller = userId === (ask?.sellerId ?? order?.sellerId ?? returnLeg?.sellerId);
  const isAboutBid = row.bid !== undefined && userId === bid?.buyerId;
  const legId = returnLeg?.id;
  const askId = ask?.id ?? order?.askId ?? (isStockId(legId) ? undefined : legId);
  const about = { askId: isSeller ? askId : undefined, bidId: isAboutBid ? bid.id : undefined, orderId: order?.id };
  const isNamed = Object.values(about).some((id) => id !== undefined);
  return isNamed ? about : { ...about, stockId: stock?.id ?? (isStockId(legId) ? legId : undefined) };
}

/** A way back has the id of its ask, or of the item in our warehouse. */
function isStockId(id: AskId | StockId | undefined): id is StockId {
  return id?.startsWith('stk_') === true;
}

type Values = { readonly [Name in keyof MessageParams]?: MessageParams[Name] | undefined };

function pick(kind: MessageKind, values: Values): Record<string, string | number> {
  const names: readonly (keyof MessageParams)[] = messageKinds[kind].params;
  return Object.fromEntries(names.map((name) => [name, required(values[name], `"${name}" for the message ${kind}`)]));
}

function recipient(to: Recipient, row: TransitionRow, context: TradeContext): MessageIntent['to'] {
  const { ask, bid, order, returnLeg, stock, attempt } = context;
  switch (to) {
    case 'payer':
      return required(attempt, 'the attempt').userId;
    case 'seller':
      return required(ask?.sellerId ?? order?.sellerId, 'the seller');
    case 'buyer':
      return required(order?.buyerId ?? bid?.buyerId, 'the buyer');
    case 'owner':
      return required(row.bid === undefined ? (returnLeg ?? stock)?.sellerId : bid?.buyerId, 'the owner');
    default:
      return to satisfies never;
  }
}

function valuesOf(row: TransitionRow, context: TradeContext, known: Known & { userId: MessageIntent['to'] }): Values {
  const { ask, bid, order, amounts, availableAt, returnLeg } = context;
  const own = ownDeposit(known.userId, context);
  const changes = known.deposits.filter((change) => change.id === own?.id);
  const kept = changes.find((change) => change.to === 'deducted')?.deductedAmount;
  const sumOfRefunds = (isDeposit: boolean): number =>
    add(zero, ...known.refunds.filter((one) => isOfDeposit(one) === isDeposit).map((one) => one.amount));
  const isBidOnly = row.bid !== undefined && row.ask === undefined && order === undefined;
  return {
    price: order?.price ?? (isBidOnly ? bid?.price : (ask?.price ?? bid?.price)),
    total: order?.total,
    income: order?.income,
    deposit: own?.amount ?? ask?.deposit.amount,
    refund: sumOfRefunds(false),
    fine: kept ?? own?.deductedAmount ?? 0,
    returned: changes.some((change) => change.to === 'returned') ? own?.amount : returnedPart(own, kept),
    compensation: amounts?.compensation ?? 0,
    amount: amounts?.claim ?? order?.discountOffer ?? returnLeg?.cost ?? 0,
    credit: brokenLimitCredit,
    deadline: known.deadline?.toISOString(),
    availableAt: availableAt?.toISOString(),
    ...context.params,
  };
}

function isOfDeposit({ kind }: RefundRequest): boolean {
  return kind === 'deposit_refund' || kind === 'partial_deposit_refund';
}

/** Returns a deposit's rest after a fine. A deposit paid from the wallet returns without a refund request. */
function returnedPart(deposit: DepositSnapshot | undefined, kept: number | undefined): number {
  return deposit === undefined || kept === undefined ? 0 : deposit.amount - kept;
}

/** The deposit of the person who is told. */
function ownDeposit(userId: MessageIntent['to'], { ask, bid }: TradeContext): DepositSnapshot | undefined {
  return [bid?.deposit, ask?.deposit].find((deposit) => deposit?.userId === userId);
}
