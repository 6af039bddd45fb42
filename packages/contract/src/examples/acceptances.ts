import { ACCEPT_AND_PAY_MS } from '@suki/domain/config/timers';
import { deadline } from '@suki/domain/trade/effects/deadline';
import type { z } from 'zod';
import type { AcceptedBid } from '../acceptances/acceptances.schemas.ts';
import { ids } from './ids.ts';
import { at } from './moments.ts';
import { acceptedDepositBegun, startOf } from './payments.ts';
import { bidPrice, sellsAt } from './prices.ts';

type Answer = z.output<typeof AcceptedBid>;

const accepted = new Date(at.bidAccepted);

/** Sam accepts Bea's bid and has an hour to pay the deposit. */
export const acceptedUnpaid: Answer = {
  askId: ids.acceptedAsk,
  price: bidPrice,
  orderId: null,
  depositDue: sellsAt(bidPrice).deposit,
  payBefore: deadline('acceptance_deposit', accepted).toISOString(),
  payment: null,
};

/** Sam accepts and pays in one call, which leaves less time for the payment. */
export const acceptedWithPayment: Answer = {
  ...acceptedUnpaid,
  payBefore: deadline('acceptance_deposit', accepted, ACCEPT_AND_PAY_MS).toISOString(),
  payment: startOf(acceptedDepositBegun),
};
