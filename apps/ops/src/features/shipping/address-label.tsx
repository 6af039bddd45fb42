import { warehouse } from '@suki/domain/config/warehouse';
import type { Address } from '@suki/sdk/types';
import { Text } from '@suki/ui/foundations/Text/Text';
import * as styles from './address-label.css.ts';

/** The label for the parcel. Printing the page prints only the label. */
export function AddressLabel({ address, orderId }: { readonly address: Address; readonly orderId: string }) {
  const { recipient, phoneNumber, street, landmark, place, postalCode } = address;
  return (
    <section aria-label="Label for the parcel" className={styles.label}>
      <Text as="div" size="label">
        From {warehouse.name}, {warehouse.address}
      </Text>
      <div className={styles.to}>
        {recipient}
        <br />
        {street}
        <br />
        {place} {postalCode}
      </div>
      <Text as="div">{phoneNumber}</Text>
      {landmark !== null && <Text as="div">{landmark}</Text>}
      <Text as="div" size="label" numeric>
        {orderId}
      </Text>
    </section>
  );
}
