import { limits } from '@suki/domain/config/limits';
import { lengthText } from '@suki/domain/time/length-text';

const { cancellationsADay, cancellationsAMonth, cancellationMonthMs } = limits;

/** How many paid orders a buyer can cancel (`E44`). */
export const cancelLimits = `up to ${cancellationsADay} paid order a day and ${cancellationsAMonth} in ${lengthText(cancellationMonthMs)}`;

/**
 * The one rule of cancelling, for item page, checkout, terms and order: until the seller confirms (`E44`); where the
 * seller has agreed before, or has no part in it, until payment (`E35`).
 */
export const freeToCancel = `Cancel free before the seller confirms, ${cancelLimits}. Flash orders and accepted bids: before you pay.`;
