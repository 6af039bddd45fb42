import { fits } from '../effects/row-moves.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision, Patch } from '../facts/decision.ts';
import { answer } from './answer.ts';
import { approve, nothingToDo } from './approve.ts';
import { incomeReleased } from './income-wait.ts';

/** E69: the parcel is delivered. The seller's waiting income becomes withdrawable 72 hours later. E79 after a loss. */
export function decideDelivered(
  { deliveredAt }: CommandOf<'courier_delivered'>,
  facts: FactsOf<'courier_delivered'>,
  now: Date,
): Decision {
  const { order } = facts;
  const event = (['E79-found', 'E69'] as const).find((one) => fits(one, { ...facts, now }));
  if (event === undefined) {
    return nothingToDo('E79');
  }
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set: { deliveryAt: deliveredAt } }];
  const releases = event === 'E69' ? [incomeReleased(order, deliveredAt)] : [];
  return approve(event, { ...facts, now, patches, releases });
}

/** E70, also before the courier says so. */
export function decideConfirmReceived(
  { callerId }: CommandOf<'confirm_received'>,
  facts: FactsOf<'confirm_received'>,
  now: Date,
): Decision {
  const { order } = facts;
  const releases = [incomeReleased(order, order.deliveryAt ?? now)];
  // The claim of authenticity counts its days from here where no courier says more.
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set: { deliveryAt: order.deliveryAt ?? now } }];
  return answer({
    name: 'confirm_received',
    callerId,
    context: { ...facts, now },
    adds: () => ({ releases, patches: order.deliveryAt === null ? patches : [] }),
  });
}

/** E71: the buyer was silent. The timer starts with the delivery, so no parcel on its way is "received" by silence. */
export function decideReceiptTimeOver(
  _command: CommandOf<'receipt_time_over'>,
  facts: FactsOf<'receipt_time_over'>,
  now: Date,
): Decision {
  const releases = [incomeReleased(facts.order, facts.order.deliveryAt ?? now)];
  return answer({ name: 'receipt_time_over', context: { ...facts, now }, adds: () => ({ releases }) });
}
