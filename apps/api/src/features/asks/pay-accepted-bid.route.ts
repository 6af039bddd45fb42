import type { Handler } from '../../http/handlers.ts';
import { payDeposit } from './pay-deposit.ts';

/** `POST /ask/{askId}/pay-accepted-bid`: E24. */
export const payAcceptedBid: Handler<'payAcceptedBid'> = (request, dependencies) =>
  payDeposit('pay_accepted_bid', request, dependencies);
