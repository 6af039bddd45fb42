'use client';
import type { SukiError } from '@suki/sdk/errors';
import type { AddressInput } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import type { FormEvent } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { AddressFields } from './address-fields.client.tsx';
import type { AddressDraft } from './address-form.view-model.ts';
import { addressTexts } from './addresses.texts.ts';
import { useAddressDraft } from './use-address-draft.client.ts';

export type AddressFormProps = {
  readonly initial: AddressDraft;
  readonly isSaving: boolean;
  readonly error: SukiError | null;
  readonly onSave: (input: AddressInput) => void;
  /** Without it there is no cancel button. */
  readonly onCancel?: (() => void) | undefined;
};

/** A new address or one that is changed, with its own button. */
export function AddressForm({ initial, isSaving, error, onSave, onCancel }: AddressFormProps) {
  const form = useAddressDraft(initial);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const input = form.check();
    if (input !== null) {
      onSave(input);
    }
  };
  return (
    <form noValidate onSubmit={submit} aria-label={addressTexts.addTitle}>
      <Stack space={4}>
        <AddressFields form={form} />
        <CommandFailure error={error} />
        <Inline space={3}>
          <Button type="submit" tone="ink" loadingLabel={isSaving ? addressTexts.saving : undefined}>
            {addressTexts.save}
          </Button>
          {onCancel !== undefined && (
            <Button tone="plain" onClick={onCancel}>
              {addressTexts.cancel}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
