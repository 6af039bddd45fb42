import { couriers } from '@suki/domain/delivery/couriers';
import { useHandToCourier } from '@suki/sdk/hooks/staff';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { SelectField } from '@suki/ui/SelectField/SelectField';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import { TextField } from '@suki/ui/TextField/TextField';
import type { FormEvent } from 'react';

/** Hands the parcel to the courier: the address to print, then courier and number from the label. */
export function ShippingForm({ order }: { order: Order }) {
  const hand = useHandToCourier();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const parcel = { courier: String(form.get('courier')), trackingNumber: String(form.get('trackingNumber')).trim() };
    void hand.run({ id: order.id, parcel });
  }

  const address = order.buyerAddress;
  return (
    <form onSubmit={submit}>
      <Stack space={4} align="start">
        {address !== null && (
          <Text as="div" numeric>
            {address.recipient}, {address.phoneNumber}
            <br />
            {address.street}
            <br />
            {address.place} {address.postalCode ?? ''}
          </Text>
        )}
        <SelectField
          label="Courier"
          name="courier"
          required
          options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField
          label="Tracking number"
          hint="Scan the courier's label."
          name="trackingNumber"
          autoComplete="off"
          required
          minLength={6}
          spellCheck={false}
          numeric
          error={hand.error?.message}
        />
        <Button type="submit" tone="main" loadingLabel={hand.isRunning ? 'Saving' : undefined}>
          Handed to the courier
        </Button>
      </Stack>
    </form>
  );
}
