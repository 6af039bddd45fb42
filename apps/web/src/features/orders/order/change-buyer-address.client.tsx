'use client';
import { useChangeBuyerAddress } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { ChangeAddress } from '../../account/addresses/change-address.client.tsx';
import { orderTexts } from '../orders.texts.ts';

/** The delivery address: it can be changed once, until its label is printed. */
export function ChangeBuyerAddress({ order }: { readonly order: Order }) {
  const command = useChangeBuyerAddress();
  const { addressTitle, addressChange: texts } = orderTexts;
  if (order.buyerAddress === null || !order.next.actions.includes('change_buyer_address')) {
    return null;
  }
  return (
    <ChangeAddress
      label={addressTitle}
      currentId={order.buyerAddress.id}
      text={texts.text}
      command={command}
      onChoose={async (addressId) => {
        const { ok } = await command.run({ orderId: order.id, addressId });
        if (ok) {
          toasts.show(texts.changed, { tone: 'positive', durationMs: 3_000 });
        }
        return ok;
      }}
    />
  );
}
