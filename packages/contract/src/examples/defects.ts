import { subtract, zero } from '@suki/domain/money/centavos';
import type { Role } from '@suki/domain/trade/view/role';
import type { Step } from './history.ts';
import { at } from './moments.ts';
import { orderAfter, until } from './orders.ts';
import { discount, price, sells, sellsAt } from './prices.ts';
import { defectReport } from './report.ts';

/* The other end of the check: a small mark, Sam takes something off, Bea keeps the pair (E59, E59d, E61). */

const noted: readonly Step[] = [...until('E57'), ['E59', at.passed]];
const { techServiceFee, paymentFee, operationalFee, income, tax } = sellsAt(subtract(price, discount));

export const defectNoted = (role: Role) => orderAfter({ steps: noted, role, with: { verification: defectReport } });

/** Before Bea answers, Sam sees the income that his discount would leave him. */
export const discountOffered = orderAfter({
  steps: noted,
  role: 'seller',
  with: {
    verification: defectReport,
    discountOffer: discount,
    amount: income,
    payout: {
      price,
      techServiceFee,
      paymentFee,
      operationalFee,
      tax,
      income,
      availableAt: null,
      withdrawal: { isHeld: true, availableAt: null, about: null },
    },
    deposit: { amount: sells.deposit, status: 'under_hold', deductedAmount: zero, needToRepay: false },
  },
});

/** Bea keeps the item and gets the discount back. */
export const defectAccepted = orderAfter({
  steps: [...noted, ['E61', at.answered]],
  role: 'buyer',
  with: {
    verification: defectReport,
    discountOffer: discount,
    refunds: [{ amount: discount, status: 'PENDING', retryAt: null, createdAt: at.answered }],
  },
});
