import { sizeLabel } from '@suki/domain/catalogue/size-label';
import type { Order } from '@suki/sdk/types';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Qr } from '@suki/ui/lists/Qr/Qr';
import { Barcode } from './barcode.tsx';
import { labelTexts as words } from './labels.texts.ts';
import * as styles from './paper.css.ts';

type ItemTagProps = { readonly order: Pick<Order, 'orderNumber' | 'item' | 'sku' | 'rushOrder'> };

/** The tag that stays on an item from the door until it leaves: which order, item and size. It names no person. */
export function ItemTag({ order: { orderNumber, item, sku, rushOrder } }: ItemTagProps) {
  return (
    <section aria-label={words.tagOf(orderNumber)} className={styles.paper}>
      <div className={styles.lines}>
        <div className={styles.beside}>
          <Qr size="small" text={orderNumber} label={words.qrOfOrder(orderNumber)} />
          <div className={styles.words}>
            {rushOrder && <div className={styles.to}>{words.rush}</div>}
            <div className={styles.to}>{sizeLabel(sku.sizes)}</div>
            <Text as="div" weight="medium">
              {item.name}
            </Text>
            <Text as="div" size="label" numeric>
              {item.styleCode}
            </Text>
          </div>
        </div>
        <Barcode text={orderNumber} label={words.orderNumber} />
      </div>
    </section>
  );
}
