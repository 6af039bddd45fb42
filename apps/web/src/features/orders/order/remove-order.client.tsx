'use client';
import { useDeleteOrder } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { CommandFailure } from '../../../shell/command-failure.tsx';
import { useGo } from '../../../shell/use-go.client.ts';
import { orderTexts } from '../orders.texts.ts';
import { sideOf } from './order-head.view-model.ts';

/** A finished order can leave the list; nothing else about it changes. */
export function RemoveOrder({ order }: { readonly order: Order }) {
  const { remove: words } = orderTexts;
  const command = useDeleteOrder();
  const go = useGo();
  if (!order.next.actions.includes('delete_order')) {
    return null;
  }
  const press = async (): Promise<void> => {
    if ((await command.run(order.id)).ok) {
      toasts.show(words.removed, { tone: 'positive' });
      go.to(`/orders?role=${sideOf(order.role)}&tab=done`);
    }
  };
  return (
    <>
      <Button icon="trash" onClick={() => void press()} loadingLabel={command.isRunning ? words.removing : undefined}>
        {words.button}
      </Button>
      <CommandFailure error={command.error} />
    </>
  );
}
