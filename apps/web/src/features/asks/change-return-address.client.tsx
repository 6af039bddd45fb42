'use client';
import { useChangeReturnAddress } from '@suki/sdk/hooks/asks';
import type { Ask } from '@suki/sdk/types';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { ChangeAddress } from '../account/addresses/change-address.client.tsx';
import { askTexts } from './asks.texts.ts';

/** Where the pair comes back to, should it: another address, once, until its label is printed. */
export function ChangeReturnAddress({ ask }: { readonly ask: Ask }) {
  const command = useChangeReturnAddress();
  const { returnAddress, returnChange: words } = askTexts;
  if (!ask.next.actions.includes('change_return_address')) {
    return null;
  }
  return (
    <ChangeAddress
      label={returnAddress}
      currentId={ask.returnAddress.id}
      text={words.text}
      command={command}
      onChoose={async (addressId) => {
        const { ok } = await command.run({ askId: ask.id, addressId });
        if (ok) {
          toasts.show(words.changed, { tone: 'positive', durationMs: 3_000 });
        }
        return ok;
      }}
    />
  );
}
