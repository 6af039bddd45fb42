'use client';
import { useCreateAddress } from '@suki/sdk/hooks/addresses';
import type { Address } from '@suki/sdk/types';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AddressForm } from './address-form.client.tsx';
import { emptyDraft } from './address-form.view-model.ts';
import { addressTexts } from './addresses.texts.ts';

export type NewAddressProps = {
  readonly onSaved: (address: Address) => void;
  readonly onCancel?: (() => void) | undefined;
};

export function NewAddress({ onSaved, onCancel }: NewAddressProps) {
  const { run, isRunning, error } = useCreateAddress();
  return (
    <AddressForm
      initial={emptyDraft}
      isSaving={isRunning}
      error={error}
      onCancel={onCancel}
      onSave={async (input) => {
        const outcome = await run(input);
        if (outcome.ok) {
          toasts.show(addressTexts.saved, { tone: 'positive' });
          onSaved(outcome.answer);
        }
      }}
    />
  );
}
