'use client';
import { PhoneField } from '@suki/ui/forms/PhoneField/PhoneField.client';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { addressTexts } from './addresses.texts.ts';
import { PlaceField } from './place-field.client.tsx';
import type { AddressDraftForm } from './use-address-draft.client.ts';

type FieldsProps = { readonly form: AddressDraftForm };

/** Recipient, phone, barangay, street, and what is optional. */
export function AddressFields({ form }: FieldsProps) {
  const { id, draft, errors, change } = form;
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
        onChange={(place, chosen) => change({ place, psgc: chosen?.psgc ?? null, region: chosen?.region ?? null })}
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
      <OptionalFields form={form} />
    </>
  );
}

function OptionalFields({ form: { id, draft, errors, change } }: FieldsProps) {
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
