import { useReplaceOutboundNumber } from '@suki/sdk/hooks/staff/orders';
import type { Order } from '@suki/sdk/types';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import type { Roles } from '../../session/roles.ts';
import { tellMovedOn } from '../../shell/tell-moved-on.ts';
import { LabelOfParcel } from '../labels/label-of-parcel.tsx';
import { ParcelForm } from './parcel-form.tsx';
import { shippingTexts as words } from './shipping.texts.ts';
import { type CheckedParcel, replaceableNumber } from './shipping-form.view-model.ts';

/** Corrects a mistyped tracking number; shows nothing once the courier has the parcel. */
export function ReplaceNumber({ order, roles }: { readonly order: Order; readonly roles: Roles }) {
  const number = replaceableNumber(order, roles);
  const replace = useReplaceOutboundNumber();

  async function send(parcel: CheckedParcel) {
    const outcome = await replace.run({ id: order.id, parcel });
    tellMovedOn(outcome);
    if (outcome.ok) {
      toasts.show(words.replaced(parcel.trackingNumber), { tone: 'positive' });
    }
  }

  return number === null ? null : (
    <Stack space={5}>
      <LabelOfParcel order={order} />
      <Details summary={words.wrong}>
        <Stack space={3}>
          <Text measure numeric>
            {words.wrongText(number)}
          </Text>
          <ParcelForm
            hint={words.replaceHint}
            action={words.replace}
            runningLabel={words.replacing}
            command={replace}
            onParcel={(parcel) => void send(parcel)}
          />
        </Stack>
      </Details>
    </Stack>
  );
}
