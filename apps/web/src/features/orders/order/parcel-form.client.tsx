'use client';
import { couriers } from '@suki/domain/delivery/couriers';
import type { useSellerDeliver } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useId, useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { orderTexts } from '../orders.texts.ts';
import { type ParcelProblems, parcelOf } from './parcel-form.view-model.ts';

export type ParcelFormProps = {
  /** The id of the form, for a submit button outside of it. */
  readonly id: string;
  readonly order: Order;
  readonly command: ReturnType<typeof useSellerDeliver>;
};

export function ParcelForm({ id, order, command }: ParcelFormProps) {
  const { deliver: texts } = orderTexts;
  const known = order.trackings.find(({ leg }) => leg === 'inbound');
  const fields = useId();
  const [courier, setCourier] = useState(known?.courier ?? '');
  const [number, setNumber] = useState(known?.trackingNumber ?? '');
  const [problems, setProblems] = useState<ParcelProblems>({});
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const checked = parcelOf(courier, number);
    if (!checked.ok) {
      setProblems(checked.problems);
      // The submit button may be far away on the screen, so the first field with an error gets the focus.
      const field = checked.problems.courier === undefined ? 'number' : 'courier';
      document.getElementById(`${fields}-${field}`)?.focus();
      return;
    }
    const outcome = await command.run({ orderId: order.id, parcel: checked.parcel });
    if (outcome.ok) {
      toasts.show(texts.saved, { tone: 'positive', durationMs: 3_000 });
    }
  };
  return (
    <form id={id} noValidate onSubmit={submit} aria-label={texts.title}>
      <Stack space={4}>
        <SelectField
          id={`${fields}-courier`}
          label={texts.courier}
          emptyLabel={texts.chooseCourier}
          required
          value={courier}
          error={problems.courier}
          options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => {
            setCourier(event.currentTarget.value);
            setProblems(({ courier: _, ...others }) => others);
          }}
        />
        <TextField
          id={`${fields}-number`}
          label={texts.number}
          hint={texts.numberHint}
          required
          numeric
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={number}
          error={problems.number}
          onChange={(event) => {
            setNumber(event.currentTarget.value);
            setProblems(({ number: _, ...others }) => others);
          }}
        />
        <CommandFailure error={command.error} />
      </Stack>
    </form>
  );
}
