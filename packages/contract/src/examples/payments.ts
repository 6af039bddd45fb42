import type { Centavos } from '@suki/domain/money/centavos';
import type { z } from 'zod';
import type { PaymentAttempt, PaymentChoice, PaymentStart } from '../payments/payments.schemas.ts';
import { ids, sandboxUrl } from './ids.ts';
import { at } from './moments.ts';
import { bidPrice, buys, sells, sellsAt } from './prices.ts';

type Attempt = z.output<typeof PaymentAttempt>;

export const byGcash = (returnPath: string): z.input<typeof PaymentChoice> => ({
  paymentMethod: 'GCASH',
  checkoutMethod: 'ONE_TIME_PAYMENT',
  returnPath,
});

/** An attempt that the payer still has to approve in the wallet. */
const begun = (id: Attempt['id'], amount: Centavos, createdAt: string): Attempt => ({
  id,
  status: 'PENDING',
  amount,
  paymentMethod: 'GCASH',
  paymentMethodId: null,
  failureCode: null,
  createdAt,
});

export const askDepositBegun = begun(ids.askAttempt, sells.deposit, at.askPosted);
export const bidDepositBegun = begun(ids.bidAttempt, sellsAt(bidPrice).deposit, at.bidPosted);
export const acceptedDepositBegun = begun(ids.acceptedAttempt, sellsAt(bidPrice).deposit, at.bidAccepted);
export const orderBegun = begun(ids.attempt, buys.total, at.ordered);
export const orderPaid: Attempt = { ...orderBegun, status: 'SUCCEEDED' };

export const startOf = (attempt: Attempt): z.output<typeof PaymentStart> => ({
  attempt,
  redirectUrl: `${sandboxUrl}/pay/${attempt.id}`,
});
