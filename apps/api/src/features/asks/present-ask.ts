import type { Ask as Answer, AskSummary } from '@suki/contract/asks/asks.schemas';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import { type Ask, askById } from '@suki/db/queries/asks';
import { type AskStanding, askStandings } from '@suki/db/queries/books';
import { historyOf } from '@suki/db/queries/history';
import { type IncomeOfAsk, incomeOfAsk } from '@suki/db/queries/income';
import { timersOf } from '@suki/db/queries/timers';
import type { Db } from '@suki/db/statement';
import { taxOfSale } from '@suki/domain/fees/tax-of-sale';
import type { AskId } from '@suki/domain/ids/id';
import { add, subtract } from '@suki/domain/money/centavos';
import type { AskSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import { isHeld } from '@suki/domain/trade/money/payout-hold';
import { viewAsk } from '@suki/domain/trade/view/view';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';
import { attemptOfDeposit } from '../payments/attempt-of-deposit.ts';
import { presentHistory } from '../trade/present-history.ts';
import { presentNext } from '../trade/present-next.ts';
import { presentSkuLabel } from '../trade/present-sku-label.ts';
import { withdrawalOfOrder } from '../trade/present-withdrawal.ts';
import { type References, referencesOf } from '../trade/references-of.ts';

type Needs = Pick<Dependencies, 'environment' | 'clock'>;
/** The ask was made in this very transaction, so nobody can have tried to pay its deposit. */
type IsNew = { readonly isNew?: boolean | undefined };

export async function presentAskSummaries(
  db: Db,
  asks: readonly Ask[],
  needs: Needs,
): Promise<z.output<typeof AskSummary>[]> {
  const [references, standings] = await Promise.all([
    referencesWithOrders(db, asks),
    askStandings(
      db,
      asks.flatMap(({ id, status }) => (status === 'listed' ? [id] : [])),
    ),
  ]);
  return asks.map((ask) => summaryOf(ask, { references, standing: standings.get(ask.id) }, needs));
}

/**
 * Presents one ask to its seller.
 * @throws Error when the ask does not exist: callers check this before.
 */
export async function presentAsk(
  db: Db,
  { askId, isNew }: { readonly askId: AskId } & IsNew,
  needs: Needs,
): Promise<z.output<typeof Answer>> {
  const ask = await askById(db, askId);
  if (ask === undefined) throw new Error(`Expected ask ${askId} to exist.`);
  return presentLoadedAsk(db, ask, needs, { isNew });
}

export async function presentLoadedAsk(
  db: Db,
  ask: Ask,
  needs: Needs,
  { isNew = false }: IsNew = {},
): Promise<z.output<typeof Answer>> {
  const [references, standings, history, income, attempt] = await Promise.all([
    referencesWithOrders(db, [ask]),
    askStandings(db, [ask.id]),
    historyOf(db, 'ask', ask.id),
    incomeOfAsk(db, ask.id),
    isNew ? null : attemptOfDeposit(db, { entity: 'ask', id: ask.id }, snapshotOf(ask).deposit),
  ]);
  const timers = references.timersOf(ask);
  const deadlineOf = (timer: TimerKind) => timers.find(({ kind }) => kind === timer)?.fireAt.toISOString() ?? null;
  const raise = raiseOf(ask);
  return {
    ...summaryOf(ask, { references, standing: standings.get(ask.id) }, needs),
    ...feesOf(ask),
    expiresAt: deadlineOf('listing'),
    withdrawal: withdrawalOf(income, needs.clock.now()),
    raise: raise === null ? null : { ...raise, payBy: deadlineOf('ask_deposit') },
    attempt,
    returnAddress: { ...ask.returnAddress, isDefault: false, createdAt: ask.createdAt.toISOString() },
    isReturnAddressChanged: ask.isReturnAddressChanged,
    reminderSent: ask.reminderSent,
    rushOrder: ask.rushOrder,
    needToRepay: ask.needToRepay,
    closure: closureOf(ask),
    history: presentHistory(history),
  };
}

/** The time of its sale; without one, that of a sale without a coupon. */
function withdrawalOf({ sold, ...income }: IncomeOfAsk, now: Date) {
  return sold === null
    ? { isHeld: isHeld(undefined, income.finishedSales), availableAt: null, about: null }
    : withdrawalOfOrder(sold, income, now);
}

/** Adds timers of other records: a bought ask waits for the deadlines of its order, a fine for its release. */
async function referencesWithOrders(db: Db, asks: readonly Ask[]): Promise<References> {
  const orderIds = asks.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const fines = asks.filter(({ depositStatus }) => depositStatus === 'deducted').map(({ depositId }) => depositId);
  const [references, orderTimers, fineTimers] = await Promise.all([
    referencesOf(db, asks, 'ask'),
    orderIds.length === 0 ? [] : timersOf(db, 'order', orderIds),
    fines.length === 0 ? [] : timersOf(db, 'deposit', fines),
  ]);
  const others = [...orderTimers, ...fineTimers];
  const isOf = new Map<string, readonly unknown[]>(asks.map((ask) => [ask.id, [ask.orderId, ask.depositId]]));
  return {
    ...references,
    timersOf: (row) => [...references.timersOf(row), ...others.filter(({ id }) => isOf.get(row.id)?.includes(id))],
  };
}

/**
 * Reads the shares of the price from the order when there is one: a bid or a discount may have made the order cheaper
 * than the ask.
 */
function feesOf(ask: Ask) {
  const { price, techServiceFee, paymentFee, operationalFee, income } = ask.sale ?? ask;
  const discount = subtract(price, add(techServiceFee, paymentFee, operationalFee, income));
  return { techServiceFee, paymentFee, operationalFee, discount };
}

type Beside = { readonly references: References; readonly standing: AskStanding | undefined };

function summaryOf(ask: Ask, { references, standing }: Beside, { environment }: Needs): z.output<typeof AskSummary> {
  const returnLeg = ask.returnStatus === null ? null : { status: ask.returnStatus };
  const view = viewAsk({
    ask: snapshotOf(ask),
    returnLeg,
    hold: ask.hold,
    role: 'seller',
    timers: references.timersOf(ask),
  });
  const { price, income } = ask.sale ?? ask;
  return withSpecificationNames('ask', {
    id: ask.id,
    status: ask.status,
    item: presentItemCard(references.itemOf(ask), environment),
    sku: presentSkuLabel(references.skuOf(ask)),
    lane: ask.lane,
    price,
    income,
    tax: taxOfSale({ price, income, discountOffer: feesOf(ask).discount, isTaxWithheld: ask.isTaxWithheld }),
    deposit: {
      amount: ask.depositAmount,
      status: ask.depositStatus,
      deductedAmount: ask.depositDeductedAmount,
      needToRepay: ask.needToRepay,
    },
    queuePosition: standing?.queuePosition ?? null,
    lowestAsk: standing?.lowestAsk ?? null,
    highestBid: standing?.highestBid ?? null,
    expiryDays: ask.expiryDays,
    orderId: ask.orderId,
    next: presentNext(view),
    createdAt: ask.createdAt.toISOString(),
  });
}

/** The ask as the rules need it to name the next actions, which do not depend on who paid the deposit. */
function snapshotOf(ask: Ask): AskSnapshot {
  return {
    ...ask,
    closure: closureOf(ask),
    deposit: {
      id: ask.depositId,
      userId: ask.sellerId,
      amount: ask.depositAmount,
      status: ask.depositStatus,
      deductedAmount: ask.depositDeductedAmount,
      paidByAttemptId: null,
      topUps: [],
      raise: raiseOf(ask),
      appealedAt: null,
    },
  };
}

function raiseOf({ raisePrice, raiseAmount }: Pick<Ask, 'raisePrice' | 'raiseAmount'>) {
  return raisePrice === null || raiseAmount === null ? null : { price: raisePrice, amount: raiseAmount };
}

/** The reason why an ask or order ended; null while it is open, and after a sale. */
export function closureOf({ closureReason, closureDetail }: Pick<Ask, 'closureReason' | 'closureDetail'>) {
  return closureReason === null || closureDetail === null ? null : { reason: closureReason, detail: closureDetail };
}
