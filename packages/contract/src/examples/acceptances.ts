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

/** Sam accepts Bea's bid and pays the deposit within the hour. */
export const acceptedUnpaid: Answer = {
  askId: ids.acceptedAsk,
  price: bidPrice,
  orderId: null,
  depositDue: sellsAt(bidPrice).deposit,
  payBefore: deadline('acceptance_deposit', accepted).toISOString(),
  payment: null,
};

/** The same with the payment begun in the same call, for which there is less time. */
export const acceptedWithPayment: Answer = {
  ...acceptedUnpaid,
  payBefore: deadline('acceptance_deposit', accepted, ACCEPT_AND_PAY_MS).toISOString(),
  payment: startOf(acceptedDepositBegun),
};
