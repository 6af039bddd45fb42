'use client';
import { couriers } from '@suki/domain/delivery/couriers';
import type { useSellerDeliver } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useId, useState } from 'react';
import { CommandFailure } from '../../../shell/command-failure.tsx';
import { orderTexts } from '../orders.texts.ts';
import { type ParcelProblems, parcelOf } from './parcel-form.view-model.ts';

export type ParcelFormProps = {
  /** A button elsewhere submits it by this id. */
  readonly id: string;
  readonly order: Order;
  readonly command: ReturnType<typeof useSellerDeliver>;
};

/** Courier and tracking number of the parcel to the warehouse. */
export function ParcelForm({ id, order, command }: ParcelFormProps) {
  const { deliver: words } = orderTexts;
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
      // The button may stand at the other end of the screen: on to the first field that needs something.
      const field = checked.problems.courier === undefined ? 'number' : 'courier';
      document.getElementById(`${fields}-${field}`)?.focus();
      return;
    }
    const outcome = await command.run({ orderId: order.id, parcel: checked.parcel });
    if (outcome.ok) {
      toasts.show(words.saved, { tone: 'positive', durationMs: 3_000 });
    }
  };
  return (
    <form id={id} noValidate onSubmit={submit} aria-label={words.title}>
      <Stack space={4}>
        <SelectField
          id={`${fields}-courier`}
          label={words.courier}
          emptyLabel={words.chooseCourier}
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
          label={words.number}
          hint={words.numberHint}
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
