import { DAY_MS } from '@suki/domain/config/durations';
import { defaultExpiryDays } from '@suki/domain/config/limits';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import { deadline } from '@suki/domain/trade/effects/deadline';
import type { AskStatus, DepositStatus, TimerKind } from '@suki/domain/trade/facts/statuses';
import { viewAsk } from '@suki/domain/trade/view/view';
import type { z } from 'zod';
import type { Ask, AskSummary } from '../asks/asks.schemas.ts';
import { withSpecificationNames } from '../shared/specification-names.ts';
import { historyOf, type Step } from './history.ts';
import { ids } from './ids.ts';
import { at } from './moments.ts';
import { nextStep } from './next-step.ts';
import { card, label } from './pair.ts';
import { copyOf, samsAddress } from './places.ts';
import { price, sellsAt } from './prices.ts';

type Answer = z.output<typeof Ask>;

/** The timer of each status; on sale the deadline is the one that Sam picked. */
const timerOf: Partial<Record<AskStatus, TimerKind>> = {
  to_pay: 'ask_deposit',
  listed: 'listing',
  buyer_to_pay: 'payment_window',
  confirming_buyer_order: 'confirmation',
  to_ship: 'shipment',
  on_way_to_warehouse: 'first_scan',
  platform_received: 'check_sla',
  under_inspection: 'check_sla',
};

const depositOf: Partial<Record<AskStatus, DepositStatus>> = { to_pay: 'due', transaction_successful: 'returned' };

export const posted: readonly Step[] = [['E01', at.askPosted]];
export const live: readonly Step[] = [...posted, ['E03', at.askLive]];
export const reserved: readonly Step[] = [...live, ['E31', at.ordered]];
export const sold: readonly Step[] = [...reserved, ['E37a', at.paid], ['E41', at.confirmed]];
export const checked: readonly Step[] = [...sold, ['E46', at.sent], ['E56', at.received]];

export type AskTold = {
  readonly steps: readonly Step[];
  readonly asked?: Centavos | undefined;
  readonly deposit?: DepositStatus | undefined;
  /** Fields that differ from an ordinary ask. */
  readonly with?: Partial<Answer> | undefined;
};

/** Sam's ask after `steps`, as he sees it. */
export function askAfter({ steps, asked = price, deposit, with: change = {} }: AskTold): Answer {
  const { history, status, since, closure } = historyOf('ask', steps);
  const { techServiceFee, paymentFee, operationalFee, income, tax, deposit: amount } = sellsAt(asked);
  const timer = timerOf[status];
  const windowMs = timer === 'listing' ? defaultExpiryDays * DAY_MS : undefined;
  const fireAt = timer === undefined ? null : deadline(timer, new Date(since), windowMs);
  const depositStatus = deposit ?? depositOf[status] ?? 'under_hold';
  const view = viewAsk({
    ask: {
      status,
      closure,
      reminderSent: change.reminderSent ?? false,
      rushOrder: change.rushOrder ?? false,
      isReturnAddressChanged: change.isReturnAddressChanged ?? false,
    },
    role: 'seller',
    timers: timer === undefined || fireAt === null ? [] : [{ kind: timer, fireAt }],
  });
  return withSpecificationNames('ask', {
    id: ids.ask,
    status,
    item: card,
    sku: label,
    lane: 'standard',
    price: asked,
    income,
    tax,
    deposit: { amount, status: depositStatus, deductedAmount: zero, needToRepay: false },
    orderId: steps.some(([event]) => event === 'E31') ? ids.order : null,
    next: nextStep(view),
    createdAt: at.askPosted,
    techServiceFee,
    paymentFee,
    operationalFee,
    discount: zero,
    queuePosition: status === 'listed' ? 1 : null,
    lowestAsk: status === 'listed' ? asked : null,
    highestBid: null,
    expiresAt: status === 'listed' ? (fireAt?.toISOString() ?? null) : null,
    expiryDays: defaultExpiryDays,
    withdrawal: { isHeld: true, availableAt: null, about: null },
    raise: null,
    attempt: null,
    returnAddress: copyOf(samsAddress, at.askPosted),
    isReturnAddressChanged: false,
    reminderSent: false,
    rushOrder: false,
    needToRepay: false,
    closure,
    history,
    ...change,
  });
}

export function askSummaryOf(ask: Answer): z.output<typeof AskSummary> {
  const { id, status, item, sku, lane, price: asked, income, tax, deposit, orderId, next, createdAt } = ask;
  const { queuePosition, lowestAsk, highestBid, expiryDays } = ask;
  const own = { id, status, item, sku, lane, price: asked, income, tax, deposit, orderId, next, createdAt };
  return withSpecificationNames('ask', { ...own, queuePosition, lowestAsk, highestBid, expiryDays });
}
