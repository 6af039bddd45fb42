import type { SandboxState } from '@suki/sandbox/state';

/** Payouts to it stay ACCEPTED until a test says otherwise. */
const HELD_ACCOUNT = '131313';

/** Whether the hosted services have nothing more to do or to tell by themselves; what waits for a person or was told to wait does not count. */
export function isAtRest({ behaviour, payments, refunds, payouts, webhooks }: SandboxState): boolean {
  // One with a saved wallet or card; what waits for a person says so, except in the older form.
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
