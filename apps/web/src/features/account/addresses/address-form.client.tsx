'use client';
import type { SukiError } from '@suki/sdk/errors';
import type { AddressInput } from '@suki/sdk/types';
import { PhoneField } from '@suki/ui/forms/PhoneField/PhoneField.client';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { type FormEvent, useId, useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { type AddressDraft, type AddressErrors, addressFields, checkAddress } from './address-form.view-model.ts';
import { addressTexts } from './addresses.texts.ts';
import { PlaceField } from './place-field.client.tsx';

export type AddressFormProps = {
  readonly initial: AddressDraft;
  readonly isSaving: boolean;
  readonly error: SukiError | null;
  readonly onSave: (input: AddressInput) => void;
  /** Without it there is no cancel button. */
  readonly onCancel?: (() => void) | undefined;
};

/** Recipient, phone, barangay, street: a new address or one that is changed. */
export function AddressForm({ initial, isSaving, error, onSave, onCancel }: AddressFormProps) {
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<AddressErrors>({});
  const change = (part: Partial<AddressDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    // A field loses its error as soon as it is edited.
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])) }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const check = checkAddress(draft);
    if (check.ok) {
      onSave(check.input);
      return;
    }
    setErrors(check.errors);
    const first = addressFields.find((field) => check.errors[field] !== undefined);
    document.getElementById(`${id}-${first}`)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={addressTexts.addTitle}>
      <Stack space={4}>
        <Fields id={id} draft={draft} errors={errors} change={change} />
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

type FieldsProps = {
  readonly id: string;
  readonly draft: AddressDraft;
  readonly errors: AddressErrors;
  readonly change: (part: Partial<AddressDraft>) => void;
};

function Fields({ id, draft, errors, change }: FieldsProps) {
  const { fields } = addressTexts;
  return (
    <>
      <TextField
        id={`${id}-recipient`}
        label={fields.recipient}
        autoComplete="name"
        required
        value={draft.recipient}
        error={errors.recipient}
        onChange={(event) => change({ recipient: event.currentTarget.value })}
      />
      <PhoneField
        id={`${id}-phoneNumber`}
        label={fields.phoneNumber}
        hint={fields.phoneHint}
        required
        value={draft.phoneNumber}
        error={errors.phoneNumber}
        onValueChange={(phoneNumber) => change({ phoneNumber })}
      />
      <PlaceField
        id={`${id}-place`}
        value={draft.place}
        error={errors.place}
        onChange={(place, psgc) => change({ place, psgc })}
      />
      <TextField
        id={`${id}-street`}
        label={fields.street}
        autoComplete="street-address"
        required
        value={draft.street}
        error={errors.street}
        onChange={(event) => change({ street: event.currentTarget.value })}
      />
      <OptionalFields id={id} draft={draft} errors={errors} change={change} />
    </>
  );
}

function OptionalFields({ id, draft, errors, change }: FieldsProps) {
  const { fields, optional } = addressTexts;
  return (
    <>
      <TextField
        id={`${id}-postalCode`}
        label={fields.postalCode}
        optionalLabel={optional}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        numeric
        value={draft.postalCode}
        error={errors.postalCode}
        onChange={(event) => change({ postalCode: event.currentTarget.value })}
      />
      <TextField
        id={`${id}-landmark`}
        label={fields.landmark}
        optionalLabel={optional}
        hint={fields.landmarkHint}
        value={draft.landmark}
        error={errors.landmark}
        onChange={(event) => change({ landmark: event.currentTarget.value })}
      />
    </>
  );
}
