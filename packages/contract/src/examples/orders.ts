import { payoutHold } from '@suki/domain/config/payouts';
import { saleWindows } from '@suki/domain/config/sale-windows';
import { SHIP_EXTENSION_MS } from '@suki/domain/config/timers';
import { warehouse } from '@suki/domain/config/warehouse';
import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { zero } from '@suki/domain/money/centavos';
import { orderNumberText } from '@suki/domain/orders/order-number';
import { deadline } from '@suki/domain/trade/effects/deadline';
import type { OrderSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { OrderStatus, TimerKind } from '@suki/domain/trade/facts/statuses';
import type { Role } from '@suki/domain/trade/view/role';
import { viewOrder } from '@suki/domain/trade/view/view';
import type { z } from 'zod';
import type { Order, OrderSummary } from '../orders/orders.schemas.ts';
import { withSpecificationNames } from '../shared/specification-names.ts';
import { historyOf, type Step } from './history.ts';
import { ids } from './ids.ts';
import { at, later } from './moments.ts';
import { nextStep } from './next-step.ts';
import { card, label } from './pair.ts';
import { inbound, outbound } from './parcels.ts';
import { orderPaid } from './payments.ts';
import { beasAddress, copyOf } from './places.ts';
import { buys, price, sells } from './prices.ts';
import { report } from './report.ts';

type Answer = z.output<typeof Order>;

const timerOf: Partial<Record<OrderStatus, TimerKind>> = {
  to_pay: 'payment_window',
  confirming_buyer_order: 'confirmation',
  seller_to_ship: 'shipment',
  on_way_to_warehouse: 'first_scan',
  platform_received: 'check_sla',
  under_inspection: 'check_sla',
  pending_buyer_confirmation: 'buyer_inspection_timeout',
  platform_to_ship: 'send_sla',
  to_receive: 'outbound_transit',
};

/** The rows of an order without trouble. */
const wholeWay = [
  ['E31', at.ordered],
  ['E37a', at.paid],
  ['E41', at.confirmed],
  ['E46', at.sent],
  ['E56', at.received],
  ['E57', at.taken],
  ['E58', at.passed],
  ['E67', at.shipped],
  ['E70', at.content],
] as const satisfies readonly Step[];

/** The rows of an order without trouble, up to and with `last`. */
export const orderNumber = orderNumberText(20_611_483);

export function until(last: (typeof wholeWay)[number][0]): readonly Step[] {
  return wholeWay.slice(0, wholeWay.findIndex(([event]) => event === last) + 1);
}

export type Told = {
  readonly steps: readonly Step[];
  readonly role: Role;
  /** Replaces the timer of the status. */
  readonly timer?: { readonly kind: TimerKind; readonly fireAt: Date } | undefined;
  readonly hold?: OrderSnapshot['hold'] | undefined;
  /** Fields that differ from an ordinary order. */
  readonly with?: Partial<Answer> | undefined;
};

/** Bea's order after `steps`, as `role` sees it. */
export function orderAfter({ steps, role, timer, hold = null, with: change = {} }: Told): Answer {
  const { history, status, since, closure } = historyOf('order', steps);
  const has = (event: (typeof wholeWay)[number][0]): boolean => steps.some(([one]) => one === event);
  const deliveryAt = has('E70') ? at.delivered : null;
  const usual = timerOf[status];
  const running = timer ?? (usual && { kind: usual, fireAt: deadline(usual, new Date(since)) });
  const view = viewOrder({
    order: {
      status,
      closure,
      cancelRequested: false,
      deliveryAt: deliveryAt === null ? null : new Date(deliveryAt),
      inboundScannedAt: null,
      hold,
      discountOffer: change.discountOffer ?? zero,
      isShipExtended: steps.some(([event]) => event === 'E48'),
      reminderSent: change.reminderSent ?? false,
      rushOrder: change.rushOrder ?? false,
      isBuyerAddressChanged: change.isBuyerAddressChanged ?? false,
    },
    role,
    timers: running === undefined ? [] : [running],
  });
  const { min, max } = estimateArrival({
    lane: 'standard',
    sellerRegion: 'VISAYAS',
    buyerRegion: 'NCR',
    from: new Date(at.ordered),
  });
  const parcels = [
    ...(has('E67') ? [outbound(deliveryAt !== null)] : []),
    ...(has('E46') ? [inbound(has('E56'))] : []),
  ];
  return withSpecificationNames('order', {
    id: ids.order,
    orderNumber,
    status,
    role,
    item: card,
    sku: label,
    lane: 'standard',
    price,
    amount: role === 'seller' ? sells.income : buys.total,
    next: nextStep(view),
    arrival: { min, max },
    createdAt: at.ordered,
    statusInfo: view.infoId,
    ...(role === 'seller' ? nothingOfTheBuyer : sideOfBuyer(has('E37a'))),
    ...(role === 'buyer' ? nothingOfTheSeller : sideOfSeller(has('E58'), deliveryAt)),
    buyerRegion: 'NCR',
    askRegion: 'VISAYAS',
    isBuyerAddressChanged: false,
    reminderSent: false,
    rushOrder: false,
    cancelRequested: false,
    deliveryAt,
    warehouseAddress:
      role !== 'buyer' && status === 'seller_to_ship' ? `${warehouse.name}, ${warehouse.address}` : null,
    closure,
    trackings: parcels.filter(({ leg }) => role !== 'seller' || leg === 'inbound'),
    verification: has('E58') ? report : null,
    finding: null,
    discountOffer: zero,
    history,
    ...change,
  });
}

const nothingOfTheBuyer = {
  buyerQuote: null,
  buyerAddress: null,
  attempt: null,
  paymentInfo: null,
  bidDeposit: null,
  refunds: [],
  reversedAmount: null,
};

function sideOfBuyer(isPaid: boolean) {
  return {
    ...nothingOfTheBuyer,
    buyerQuote: { skuId: ids.sku, lane: 'standard' as const, total: buys.total, lines: [...buys.lines] },
    buyerAddress: copyOf(beasAddress, at.ordered),
    ...(isPaid && {
      attempt: orderPaid,
      paymentInfo: {
        paymentMethodId: orderPaid.paymentMethodId,
        paymentMethod: orderPaid.paymentMethod,
        checkoutMethod: 'ONE_TIME_PAYMENT' as const,
        paidAt: at.paid,
      },
    }),
  };
}

const nothingOfTheSeller = { askId: null, ask: null, payout: null, deposit: null, compensation: null };

/** After the check the seller gets income and deposit; the income is held until some time after the delivery. */
function sideOfSeller(hasPassed: boolean, deliveryAt: string | null) {
  const held = deliveryAt === null ? later(at.passed, payoutHold.longestMs) : later(deliveryAt, payoutHold.holdMs);
  const { techServiceFee, paymentFee, operationalFee, income, tax, deposit } = sells;
  const shown = {
    amount: deposit,
    status: hasPassed ? ('returned' as const) : ('under_hold' as const),
    deductedAmount: zero,
    needToRepay: false,
  };
  return {
    askId: ids.ask,
    ask: askOf({ id: ids.ask, deposit: shown }),
    payout: {
      price,
      techServiceFee,
      paymentFee,
      operationalFee,
      tax,
      income,
      availableAt: hasPassed ? held : null,
      withdrawal: { isHeld: true, availableAt: deliveryAt === null ? null : held, about: null },
    },
    deposit: shown,
    compensation: null,
  };
}

function askOf(fields: Pick<NonNullable<Answer['ask']>, 'id' | 'deposit'>): NonNullable<Answer['ask']> {
  return withSpecificationNames('ask', fields);
}

export function summaryOf(order: Answer): z.output<typeof OrderSummary> {
  const {
    id,
    orderNumber,
    status,
    role,
    item,
    sku,
    lane,
    price: paid,
    amount,
    next,
    arrival,
    rushOrder,
    createdAt,
  } = order;
  const own = {
    id,
    orderNumber,
    status,
    role,
    item,
    sku,
    lane,
    price: paid,
    amount,
    next,
    arrival,
    rushOrder,
    createdAt,
  };
  return withSpecificationNames('order', own);
}

/** The buyer's refund when an order ends. */
export const refunded = (createdAt: string): Answer['refunds'] => [
  { amount: buys.total, status: 'PENDING', retryAt: null, createdAt },
];

/** A day more to ship (E48): the deadline moves, the status does not. */
export const moreTimeAsked = orderAfter({
  steps: [...until('E41'), ['E48', at.confirmed]],
  role: 'seller',
  timer: {
    kind: 'shipment',
    fireAt: deadline('shipment', new Date(at.confirmed), saleWindows.shipMs + SHIP_EXTENSION_MS),
  },
});
