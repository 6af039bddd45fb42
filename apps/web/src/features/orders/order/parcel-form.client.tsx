'use client';
import { couriers, isCourierCode } from '@suki/domain/delivery/couriers';
import { fieldsEn } from '@suki/domain/messages/fields.en';
import { validateTrackingNumber } from '@suki/domain/validators/tracking-number';
import type { useSellerDeliver } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { notices } from '@suki/ui/Notice/notice-store';
import { SelectField } from '@suki/ui/SelectField/SelectField';
import { Stack } from '@suki/ui/Stack/Stack';
import { TextField } from '@suki/ui/TextField/TextField';
import { type FormEvent, useState } from 'react';
import { CommandFailure } from '../../trade/command-failure.tsx';
import { orderTexts } from '../orders.texts.ts';

export type ParcelFormProps = {
  /** A button elsewhere submits it by this id. */
  readonly id: string;
  readonly order: Order;
  readonly command: ReturnType<typeof useSellerDeliver>;
};

type Problems = { readonly courier?: string; readonly number?: string };

/** Courier and tracking number of the parcel to the warehouse. */
export function ParcelForm({ id, order, command }: ParcelFormProps) {
  const { deliver: words } = orderTexts;
  const known = order.trackings.find(({ leg }) => leg === 'inbound');
  const [courier, setCourier] = useState(known?.courier ?? '');
  const [number, setNumber] = useState(known?.trackingNumber ?? '');
  const [problems, setProblems] = useState<Problems>({});
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isCourierCode(courier)) {
      setProblems({ courier: fieldsEn['field.required'] });
      return;
    }
    const checked = validateTrackingNumber(courier, number);
    if (!checked.ok) {
      setProblems({ number: fieldsEn[checked.messageId] });
      return;
    }
    const outcome = await command.run({ orderId: order.id, parcel: { courier, trackingNumber: checked.value } });
    if (outcome.ok) {
      notices.show(words.saved, { tone: 'positive', durationMs: 3_000 });
    }
  };
  return (
    <form id={id} noValidate onSubmit={submit} aria-label={words.title}>
      <Stack space={4}>
        <SelectField
          label={words.courier}
          emptyLabel={words.chooseCourier}
          required
          value={courier}
          error={problems.courier}
          options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => {
            setCourier(event.currentTarget.value);
            setProblems({});
          }}
        />
        <TextField
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
            setProblems({});
          }}
        />
        <CommandFailure error={command.error} />
      </Stack>
    </form>
  );
}
