import type { SandboxContext } from './context.ts';
import { settleSavedPayment } from './payments/settle-saved-payment.ts';
import type { Payout } from './payouts/payout.record.ts';
import { requestPayout, reversePayout, settlePayout } from './payouts/settle-payout.ts';
import { settleRefund } from './refunds/settle-refund.ts';
import type { TaskHandlers } from './scheduler.ts';

/** Handlers of due tasks. A task whose subject is gone or over does nothing. */
export function taskHandlers(context: SandboxContext): TaskHandlers {
  const { store, webhooks } = context;
  const withPayout = (run: (context: SandboxContext, payout: Payout) => unknown) => (id: string) => {
    const payout = store.state.payouts.find((row) => row.id === id);
    if (payout) {
      run(context, payout);
    }
  };
  return {
    'payment.settle': (id) => settleSavedPayment(context, id),
    'refund.settle': (id) => {
      const refund = store.state.refunds.find((row) => row.id === id);
      if (refund) {
        const kind = store.state.behaviour.refundOutcome === 'fail' ? 'fail' : 'succeed';
        settleRefund(context, refund, { kind });
      }
    },
    'payout.request': withPayout(requestPayout),
    'payout.settle': withPayout(settlePayout),
    'payout.reverse': withPayout(reversePayout),
    'webhook.deliver': (id) => webhooks.deliver(id),
    'webhook.release': () => webhooks.release(),
  };
}
