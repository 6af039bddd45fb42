import type { SandboxState } from '@suki/sandbox/state';

/** Payouts to it stay ACCEPTED until a test says otherwise. */
const HELD_ACCOUNT = '131313';

/**
 * Returns true when no hosted service has a call or webhook to send by itself. Payments that wait for a person, and
 * services that were told to wait, do not count.
 */
export function isAtRest({ behaviour, payments, refunds, payouts, webhooks }: SandboxState): boolean {
  // A charge of a saved wallet or card runs by itself; payments that wait for a person have a status of their own,
  // except in the older form.
  const isByItself = ({ status, generation }: (typeof payments)[number]) =>
    status === 'PENDING' && generation === 'request';
  const paymentsRest = behaviour.savedPaymentOutcome === 'hold' || !payments.some(isByItself);
  const refundsRest = behaviour.refundOutcome === 'hold' || refunds.every(({ status }) => status !== 'PENDING');
  const payoutsRest =
    behaviour.payoutOutcome === 'hold' ||
    payouts.every(
      ({ status, accountNumber }) =>
        accountNumber === HELD_ACCOUNT || (status !== 'ACCEPTED' && status !== 'REQUESTED'),
    );
  return paymentsRest && refundsRest && payoutsRest && webhooks.every(({ status }) => status !== 'waiting');
}
