'use client';
import { useChangeReturnAddress } from '@suki/sdk/hooks/asks';
import type { Ask } from '@suki/sdk/types';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { ChangeAddress } from '../account/addresses/change-address.client.tsx';
import { askTexts } from './asks.texts.ts';

/** The return address: it can be changed once, until its label is printed. */
export function ChangeReturnAddress({ ask }: { readonly ask: Ask }) {
  const command = useChangeReturnAddress();
  const { returnAddress, returnChange: texts } = askTexts;
  if (!ask.next.actions.includes('change_return_address')) {
    return null;
  }
  return (
    <ChangeAddress
      label={returnAddress}
      currentId={ask.returnAddress.id}
      text={texts.text}
      command={command}
      onChoose={async (addressId) => {
        const { ok } = await command.run({ askId: ask.id, addressId });
        if (ok) {
          toasts.show(texts.changed, { tone: 'positive', durationMs: 3_000 });
        }
        return ok;
      }}
    />
  );
}
