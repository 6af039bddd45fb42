'use client';
import { useDeleteOrder } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { ordersPath } from '../../../shell/paths.ts';
import { useGo } from '../../../shell/use-go.client.ts';
import { orderTexts } from '../orders.texts.ts';
import { sideOf } from './order-head.view-model.ts';

/** Removes a finished order from the list; the order itself does not change. */
export function RemoveOrder({ order }: { readonly order: Order }) {
  const { remove: texts } = orderTexts;
  const command = useDeleteOrder();
  const go = useGo();
  if (!order.next.actions.includes('delete_order')) {
    return null;
  }
  const press = async (): Promise<void> => {
    if ((await command.run(order.id)).ok) {
      toasts.show(texts.removed, { tone: 'positive' });
      go.to(ordersPath({ role: sideOf(order.role), tab: 'done' }));
    }
  };
  return (
    <>
      <Button icon="trash" onClick={() => void press()} loadingLabel={command.isRunning ? texts.removing : undefined}>
        {texts.button}
      </Button>
      <CommandFailure error={command.error} />
    </>
  );
}
