import type { Order as Answer, OrderSummary } from '@suki/contract/orders/orders.schemas';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import { waitingApprovalOf } from '@suki/db/queries/approvals';
import { findingOfOrder, inspectionsUnderWay } from '@suki/db/queries/findings';
import { ordersWithOpenEnd } from '@suki/db/queries/open-ends';
import { type Order, orderById } from '@suki/db/queries/orders';
import type { Db } from '@suki/db/statement';
import { warehouse } from '@suki/domain/config/warehouse';
import type { OrderId, UserId } from '@suki/domain/ids/id';
import { centavos } from '@suki/domain/money/centavos';
import { orderNumberText } from '@suki/domain/orders/order-number';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import { staffSight } from '@suki/domain/people/staff-view.table';
import { amountForBuyer } from '@suki/domain/trade/facts/amount-due';
import { isPaymentTakenBack } from '@suki/domain/trade/table/order-end';
import type { Role } from '@suki/domain/trade/view/role';
import { viewOrder } from '@suki/domain/trade/view/view';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { closureOf } from '../asks/present-ask.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';
import { presentAttempt } from '../payments/present-attempt.ts';
import { presentWaiting } from '../staff/approvals/present-approval.ts';
import { presentOrderHistory } from '../trade/present-history.ts';
import { presentNext } from '../trade/present-next.ts';
import { presentSkuLabel } from '../trade/present-sku-label.ts';
import { type References, referencesOf } from '../trade/references-of.ts';
import { buyerCompensationOf, lostDepositOf } from './lost-deposit.ts';
import { type OrderParts, orderParts } from './order-parts.ts';
import { presentFinding } from './present-finding.ts';
import { presentInspection } from './present-inspection.ts';
import { maySeeParcel, presentTracking } from './present-tracking.ts';
import { presentVerification } from './present-verification.ts';
import { roleIn } from './role-in.ts';
import { type Side, sellerSide, sharesOf } from './seller-side.ts';
import { asSeenByStaff, contactsOf } from './staff-sight.ts';

type Needs = Pick<Dependencies, 'environment' | 'clock'>;
/** An order and its viewer: a party of the order, or a member of the staff. */
export type SeenOrder = {
  readonly orderId: OrderId;
  readonly viewerId: UserId;
  /** Roles of a member of the staff, who sees the parts of `staffView`; left out for a party. */
  readonly staff?: readonly StaffRole[] | undefined;
};

/** Presents orders in a list, all seen in one role. */
export async function presentOrderSummaries(
  db: Db,
  orders: readonly Order[],
  {
    role,
    staff = [],
    viewerId,
  }: { readonly role: Role } & Pick<SeenOrder, 'staff'> & Partial<Pick<SeenOrder, 'viewerId'>>,
  needs: Needs,
): Promise<z.output<typeof OrderSummary>[]> {
  const inspected = role === 'operator' ? orders.filter(({ status }) => status === 'under_inspection') : [];
  const [references, open, inspections] = await Promise.all([
    referencesOf(db, orders, 'order'),
    openEndsOf(db, orders, role),
    inspectionsUnderWay(
      db,
      inspected.map(({ id }) => id),
    ),
  ]);
  const hidesMoney = role === 'operator' && !staffSight(staff).money;
  return orders.map((order) => {
    const summary = {
      ...summaryOf({ order, role, references, hasOpenEnd: open.has(order.id) }, needs),
      ...presentInspection(inspections.get(order.id), viewerId),
    };
    return hidesMoney ? { ...summary, amount: order.price } : summary;
  });
}

/**
 * Presents one order as its viewer may see it.
 * @throws Error when the order does not exist or is a stranger's: callers check this before.
 */
export async function presentOrder(
  db: Db,
  { orderId, viewerId, ...viewer }: SeenOrder,
  needs: Needs,
): Promise<z.output<typeof Answer>> {
  const order = await orderById(db, orderId);
  const role = order === undefined ? null : viewer.staff === undefined ? roleIn(order, viewerId) : 'operator';
  if (order === undefined || role === null) throw new Error(`Expected order ${orderId} to exist for its viewer.`);
  return presentLoadedOrder(db, { order, role, viewerId, staff: viewer.staff }, needs);
}

export const presentedOrder = (seen: SeenOrder, dependencies: Dependencies) =>
  presentOrder(dependencies.pool, seen, dependencies);

export async function presentLoadedOrder(
  db: Db,
  { order, role, viewerId, staff = [] }: Pick<Seen, 'order' | 'role'> & Pick<SeenOrder, 'viewerId' | 'staff'>,
  needs: Needs,
): Promise<z.output<typeof Answer>> {
  const isInspected = role === 'operator' && order.status === 'under_inspection';
  const sight = role === 'operator' ? staffSight(staff) : null;
  const [references, open, parts, found, people, waiting, inspections] = await Promise.all([
    referencesOf(db, [order], 'order'),
    openEndsOf(db, [order], role),
    orderParts(db, order),
    isInspected ? findingOfOrder(db, order.id) : undefined,
    sight === null ? undefined : contactsOf(db, order, sight),
    role === 'operator' ? waitingApprovalOf(db, order.id) : undefined,
    inspectionsUnderWay(db, isInspected ? [order.id] : []),
  ]);
  const finding = found === undefined ? null : presentFinding(found, { viewerId, roles: staff }, needs.environment);
  const answer = orderAnswer({ order, role, references, parts, finding, hasOpenEnd: open.has(order.id) }, needs);
  const held = { ...answer, ...presentInspection(inspections.get(order.id), viewerId) };
  const told = waiting === undefined ? held : { ...held, approval: presentWaiting(waiting) };
  return sight === null ? told : asSeenByStaff({ ...told, people: people ?? null }, sight);
}

/** Finished orders that this side keeps in the list for now. The staff have no list to take an order out of. */
async function openEndsOf(db: Db, orders: readonly Order[], role: Role): Promise<ReadonlySet<OrderId>> {
  const finished = orders.filter(
    ({ status }) => status === 'transaction_closed' || status === 'transaction_successful',
  );
  const own = finished.filter(({ bidId }) => role === 'seller' || (role === 'buyer' && bidId !== null));
  return ordersWithOpenEnd(
    db,
    own.map(({ id }) => id),
    { isSeller: role === 'seller' },
  );
}

/** Presents an order from its row and everything that was read with it. */
export function orderAnswer(
  {
    order,
    role,
    references,
    hasOpenEnd,
    parts,
    finding,
  }: Seen & Pick<z.output<typeof Answer>, 'finding'> & { readonly parts: OrderParts },
  needs: Needs,
): z.output<typeof Answer> {
  const sees = { buyerSide: role !== 'seller', sellerSide: role !== 'buyer' };
  return {
    ...summaryOf({ order, role, references, hasOpenEnd }, needs),
    ...plainFields(order),
    ...buyerSide(sees.buyerSide ? { order, parts } : null),
    ...sellerSide(sees.sellerSide ? { order, parts, now: needs.clock.now() } : null),
    ...(role === 'buyer' ? { compensation: buyerCompensationOf(order, parts) } : {}),
    statusInfo: viewOf({ order, role, references }).infoId,
    warehouseAddress:
      sees.sellerSide && order.status === 'seller_to_ship' ? `${warehouse.name}, ${warehouse.address}` : null,
    trackings: parts.trackings
      .filter((tracking) => maySeeParcel(role, tracking))
      .map((each) => presentTracking(each, role)),
    verification: parts.verification === undefined ? null : presentVerification(parts.verification, needs.environment),
    finding,
    discountOffer: order.discountOffer,
    history: presentOrderHistory(parts.history, role),
  };
}

type Seen = {
  readonly order: Order;
  readonly role: Role;
  readonly references: References;
  readonly hasOpenEnd?: boolean | undefined;
};

function viewOf({ order, role, references, hasOpenEnd }: Seen) {
  return viewOrder({
    order: { ...order, closure: closureOf(order) },
    hasOpenEnd,
    role,
    timers: references.timersOf(order),
  });
}

function summaryOf(
  { order, role, references, hasOpenEnd }: Seen,
  { environment }: Needs,
): z.output<typeof OrderSummary> {
  return withSpecificationNames('order', {
    id: order.id,
    orderNumber: orderNumberText(order.orderNumber),
    status: order.status,
    role,
    item: presentItemCard(references.itemOf(order), environment),
    sku: presentSkuLabel(references.skuOf(order)),
    lane: order.lane,
    price: order.price,
    amount: role === 'seller' ? sharesOf(order).income : amountForBuyer(order),
    next: presentNext(viewOf({ order, role, references, hasOpenEnd })),
    arrival: arrivalOf(order),
    rushOrder: order.rushOrder,
    createdAt: order.createdAt.toISOString(),
  });
}

/** The day that the courier has named, else the days that were promised when the order was made. */
function arrivalOf({ courierArrival, arrivalMin, arrivalMax }: Order) {
  if (courierArrival !== null) return { min: courierArrival, max: courierArrival };
  return arrivalMin === null || arrivalMax === null ? null : { min: arrivalMin, max: arrivalMax };
}

function plainFields(order: Order) {
  return {
    buyerRegion: order.buyerRegion,
    askRegion: order.askRegion,
    isBuyerAddressChanged: order.isBuyerAddressChanged,
    reminderSent: order.reminderSent,
    cancelRequested: order.cancelRequested,
    deliveryAt: order.deliveryAt?.toISOString() ?? null,
    closure: closureOf(order),
  };
}

/** The buyer's half of an order, hidden from the seller: destination, total, payment, refunds. */
function buyerSide(side: Side | null) {
  if (side === null) {
    const none = { buyerQuote: null, buyerAddress: null, attempt: null, paymentInfo: null, bidDeposit: null };
    return { ...none, refunds: [], reversedAmount: null };
  }
  const { order, parts } = side;
  const attempt = parts.attempts[0];
  const paid = parts.attempts.find(({ id }) => id === order.paidByAttemptId) ?? attempt;
  return {
    bidDeposit: lostDepositOf(parts),
    buyerQuote: { skuId: order.skuId, lane: order.lane, total: order.total, lines: linesOf(order) },
    buyerAddress: { ...order.buyerAddress, isDefault: false, createdAt: order.createdAt.toISOString() },
    attempt: attempt === undefined ? null : presentAttempt(attempt),
    paymentInfo:
      paid === undefined
        ? null
        : {
            paymentMethodId: paid.paymentMethodId,
            paymentMethod: presentAttempt(paid).paymentMethod,
            checkoutMethod: paid.checkoutMethod,
            paidAt: order.paidAt?.toISOString() ?? null,
          },
    refunds: parts.refunds.map(({ amount, status, retryAt, createdAt }) => ({
      amount,
      status,
      retryAt: retryAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
    reversedAmount: isPaymentTakenBack({ ...order, closure: closureOf(order) }) ? (paid?.amount ?? order.total) : null,
  };
}

function linesOf({ quoteLines }: Order): NonNullable<z.output<typeof Answer>['buyerQuote']>['lines'] {
  return quoteLines.map(({ id, amount, rule }) => ({ id, amount: centavos(amount), rule }));
}
