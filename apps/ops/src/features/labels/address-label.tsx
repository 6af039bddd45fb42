import { warehouse } from '@suki/domain/config/warehouse';
import type { Order, Tracking } from '@suki/sdk/types';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Qr } from '@suki/ui/lists/Qr/Qr';
import { Barcode } from './barcode.tsx';
import { labelTexts as words } from './labels.texts.ts';
import * as styles from './paper.css.ts';

type AddressLabelProps = {
  readonly order: Pick<Order, 'orderNumber'>;
  readonly address: NonNullable<Order['buyerAddress']>;
  /** The courier's number once the parcel has one. */
  readonly courierNumber: Tracking['trackingNumber'];
};

/** The label for the parcel to the buyer: where it goes, and the numbers of order and courier for scanners. */
export function AddressLabel({ order: { orderNumber }, address, courierNumber }: AddressLabelProps) {
  const { recipient, phoneNumber, street, landmark, place, postalCode } = address;
  return (
    <section aria-label={words.label} className={styles.paper}>
      <div className={styles.lines}>
        <Text as="div" size="label">
          {words.from(warehouse.name, warehouse.address)}
        </Text>
        <div className={styles.to}>
          {recipient}
          <br />
          {street}
          <br />
          {place} {postalCode}
        </div>
        <div className={styles.beside}>
          <div className={styles.words}>
            <Text as="div">{phoneNumber}</Text>
            {landmark !== null && <Text as="div">{landmark}</Text>}
          </div>
          <Qr size="small" text={orderNumber} label={words.qrOfOrder(orderNumber)} />
        </div>
        <Barcode text={orderNumber} label={words.orderNumber} />
        {courierNumber !== null && (
          <div className={styles.beside}>
            <div className={styles.words}>
              <Barcode text={courierNumber} label={words.courierNumber} />
            </div>
            <Qr size="small" text={courierNumber} label={words.qrOfParcel(courierNumber)} />
          </div>
        )}
      </div>
    </section>
  );
}
