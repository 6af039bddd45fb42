import type { Order } from '@suki/sdk/types';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { AddressLabel } from './address-label.tsx';
import { labelTexts as words } from './labels.texts.ts';
import { PrintButton } from './print-button.tsx';

/** The label of a parcel to the buyer with its button; nothing for roles that do not see where the buyer lives. */
export function LabelOfParcel({ order }: { readonly order: Order }) {
  if (order.buyerAddress === null) {
    return null;
  }
  const parcel = order.trackings.find(({ leg }) => leg === 'outbound');
  const label = (
    <AddressLabel order={order} address={order.buyerAddress} courierNumber={parcel?.trackingNumber ?? null} />
  );
  return (
    <Stack space={3} align="start">
      {label}
      <PrintButton paper={label}>{words.printLabel}</PrintButton>
    </Stack>
  );
}
