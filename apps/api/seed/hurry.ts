import type { OrderId } from '@suki/domain/ids/id';
import type { CastMember } from './cast.ts';
import type { Stage } from './trade.ts';

type Hurried = { readonly orderId: OrderId; readonly buyer: CastMember; readonly isAnswered: boolean };

/** The buyer asks us to hurry (N5), which is an alert for the warehouse; answered, somebody there has handled it. */
export async function askToHurry(stage: Stage, { orderId, buyer, isAnswered }: Hurried): Promise<void> {
  const { act, cast } = stage;
  await act(buyer, 'rushOrder', { params: { id: orderId } });
  if (!isAnswered) return;
  const ines = cast.of('ines');
  const { items } = await act(ines, 'listStaffAlerts', { query: { queue: 'warehouse' } });
  const alert = items.find(({ subject }) => subject.id === orderId);
  if (alert === undefined) throw new Error(`Expected an alert about ${orderId}, which its buyer asked to hurry.`);
  await act(ines, 'handleAlert', {
    params: { id: alert.id },
    body: { cause: 'too_much_work', note: 'Packed. It leaves with the next pick-up.' },
  });
}
