import { couriers } from '@suki/domain/delivery/couriers';
import { useHandToCourier } from '@suki/sdk/hooks/staff';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { notices } from '@suki/ui/Notice/notice-store';
import { Section } from '@suki/ui/Section/Section';
import { SelectField } from '@suki/ui/SelectField/SelectField';
import { Stack } from '@suki/ui/Stack/Stack';
import { TextField } from '@suki/ui/TextField/TextField';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import * as styles from '../../shell/shell.css.ts';
import { AddressLabel } from './address-label.tsx';
import { lastCourier } from './last-courier.ts';
import { type ParcelErrors, parcelOf } from './shipping-form.view-model.ts';

/** Hands the parcel to the courier: the address to print, then courier and number from the courier's label. */
export function ShippingForm({ order }: { readonly order: Order }) {
  const hand = useHandToCourier();
  const [errors, setErrors] = useState<ParcelErrors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const form = new FormData(fields);
    const checked = parcelOf({
      courier: String(form.get('courier')),
      trackingNumber: String(form.get('trackingNumber')),
    });
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      const first = fields.elements.namedItem(checked.errors.courier === undefined ? 'trackingNumber' : 'courier');
      (first instanceof HTMLElement ? first : undefined)?.focus();
      return;
    }
    lastCourier.keep(checked.parcel.courier);
    const outcome = await hand.run({ id: order.id, parcel: checked.parcel });
    if (outcome.ok) {
      notices.show('Handed to the courier', { tone: 'positive' });
    }
  }

  return (
    <Section title="Ship" first>
      <Stack space={5}>
        {order.buyerAddress !== null && (
          <Stack space={3} align="start">
            <AddressLabel address={order.buyerAddress} orderId={order.id} />
            <Button size="compact" onClick={() => print()}>
              Print the label
            </Button>
          </Stack>
        )}
        <form onSubmit={submit} noValidate className={styles.fields}>
          <Stack space={4}>
            <SelectField
              label="Courier"
              name="courier"
              required
              defaultValue={lastCourier.read()}
              emptyLabel="Choose the courier"
              options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
              error={errors.courier}
            />
            <TextField
              label="Tracking number"
              hint="Scan the courier’s label; its Enter hands the parcel over."
              name="trackingNumber"
              autoComplete="off"
              autoCapitalize="characters"
              required
              spellCheck={false}
              numeric
              error={errors.trackingNumber ?? (hand.error === null ? undefined : refusalText(hand.error))}
            />
            <div>
              <Button type="submit" tone="main" loadingLabel={hand.isRunning ? 'Handing it over' : undefined}>
                Handed to the courier
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Section>
  );
}
