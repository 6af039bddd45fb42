import { type Centavos, zero } from '@suki/domain/money/centavos';
import type { EventId } from '@suki/domain/trade/table/transitions.table';
import type { z } from 'zod';
import type { Order } from '../orders/orders.schemas.ts';
import { at } from './moments.ts';
import { orderAfter, refunded, until } from './orders.ts';
import { sells } from './prices.ts';
import { failReport } from './report.ts';

/* The order as the staff see it where they end it, or stop it for a look. */

type Answer = z.output<typeof Order>;

const deposit = (status: 'returned' | 'deducted', deductedAmount: Centavos) => ({
  deposit: { amount: sells.deposit, status, deductedAmount, needToRepay: false },
});
const bothHaveTheirs = { refunds: refunded(at.passed), ...deposit('returned', zero) };

function endedBy(event: EventId, change: Partial<Answer>): Answer {
  return orderAfter({ steps: [...until('E57'), [event, at.passed]], role: 'operator', with: change });
}

/** A second inspector agrees: Sam loses his deposit, and Bea may choose another pair for her money. */
export const failed = endedBy('E60b', { verification: failReport, ...deposit('deducted', sells.deposit) });
export const damagedInTransit = endedBy('E60c', bothHaveTheirs);
export const lost = endedBy('E60d', bothHaveTheirs);

/** Cancelled before the shipment without fault: Bea gets her money back, Sam his deposit. */
export const platformCancelled = orderAfter({
  steps: [...until('E41'), ['E45-paid', at.sent]],
  role: 'operator',
  with: { ...bothHaveTheirs, refunds: refunded(at.sent) },
});
