'use client';
import { useCancelOrder } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { AskFirst } from '../../../shell/confirm/ask-first.client.tsx';
import { orderTexts } from '../orders.texts.ts';
import { cancellationOf } from './cancel-order.view-model.ts';

/** Cancels an order: the buyer may until the seller has confirmed, the seller until the item is sent. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const { cancel: texts } = orderTexts;
  const command = useCancelOrder();
  const cancellation = cancellationOf(order);
  if (cancellation === null) {
    return null;
  }
  const { isSeller, button, title, text } = cancellation;
  return (
    <AskFirst
      title={title}
      text={text}
      words={{ yes: button, running: texts.cancelling, no: texts.keep }}
      command={command}
      onConfirm={async () => (await command.run({ orderId: order.id, isSeller })).ok}
    >
      {(ask) => <Button onClick={ask}>{button}</Button>}
    </AskFirst>
  );
}
