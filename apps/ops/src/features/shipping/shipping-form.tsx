import { useHandToCourier } from '@suki/sdk/hooks/staff/orders';
import type { Order } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { tellMovedOn } from '../../shell/tell-moved-on.ts';
import { LabelOfParcel } from '../labels/label-of-parcel.tsx';
import { ParcelForm } from './parcel-form.tsx';
import { shippingTexts as words } from './shipping.texts.ts';
import type { CheckedParcel } from './shipping-form.view-model.ts';

/** Hands the parcel to the courier: the address to print, then courier and number from the courier's label. */
export function ShippingForm({ order }: { readonly order: Order }) {
  const hand = useHandToCourier();

  async function handOver(parcel: CheckedParcel) {
    const outcome = await hand.run({ id: order.id, parcel });
    tellMovedOn(outcome);
    if (outcome.ok) {
      toasts.show(words.handed, { tone: 'positive' });
    }
  }

  return (
    <Section title={words.title} first>
      <Stack space={5}>
        <LabelOfParcel order={order} />
        <ParcelForm
          hint={words.handHint}
          action={words.hand}
          runningLabel={words.handing}
          command={hand}
          onParcel={(parcel) => void handOver(parcel)}
        />
      </Stack>
    </Section>
  );
}
