import type { Handler } from '../../http/handlers.ts';
import { payDeposit } from './pay-deposit.ts';

/** `POST /ask/{askId}/pay`: E02, and the rest of the deposit of a raised price (E09). */
export const payAskDeposit: Handler<'payAskDeposit'> = (request, dependencies) =>
  payDeposit('pay_deposit', request, dependencies);
