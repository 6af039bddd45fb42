'use client';
import { useCancelOrder } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { AskFirst } from '../../trade/ask-first.client.tsx';
import { orderTexts } from '../orders.texts.ts';

/** The buyer does not want it after all; possible until it is paid. */
export function CancelOrder({ order }: { readonly order: Pick<Order, 'id' | 'next'> }) {
  const { cancel: words } = orderTexts;
  const command = useCancelOrder();
  if (!order.next.actions.includes('cancel_order')) {
    return null;
  }
  return (
    <AskFirst
      title={words.title}
      text={words.text}
      words={{ yes: words.button, running: words.cancelling, no: words.keep }}
      command={command}
      onConfirm={async () => (await command.run({ orderId: order.id, isSeller: false })).ok}
    >
      {(ask) => <Button onClick={ask}>{words.button}</Button>}
    </AskFirst>
  );
}
