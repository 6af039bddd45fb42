import type { Withdrawal } from '@suki/contract/asks/asks.schemas';
import type { Centavos } from '@suki/domain/money/centavos';
import {
  type SoldItem,
  type WithdrawalTime,
  withdrawalOfIncome,
  withdrawalOfSale,
} from '@suki/domain/payouts/withdrawal-time';
import { isIncomePosted } from '@suki/domain/trade/facts/whereabouts';
import type { z } from 'zod';

type Answer = z.output<typeof Withdrawal>;

export type Income = { readonly availableAt: Date | null; readonly finishedSales: number };

/** When the seller of an order can withdraw its income. */
export function withdrawalOfOrder(
  order: SoldItem & { readonly couponAmount: Centavos },
  { availableAt, finishedSales }: Income,
  now: Date,
): Answer {
  return presented(
    isIncomePosted(order.status)
      ? withdrawalOfIncome(order, availableAt, now)
      : withdrawalOfSale(order, finishedSales, now),
  );
}

/** When the money of a line can be withdrawn; null for a line that waits for nothing. */
export function withdrawalOfLine(heldFor: SoldItem | null, availableAt: Date | null, now: Date): Answer | null {
  if (availableAt === null) return null;
  return presented(
    heldFor === null ? { isHeld: true, availableAt, about: null } : withdrawalOfIncome(heldFor, availableAt, now),
  );
}

function presented({ availableAt, ...time }: WithdrawalTime): Answer {
  return { ...time, availableAt: availableAt?.toISOString() ?? null };
}
