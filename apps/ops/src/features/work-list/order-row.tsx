import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { OrderSummary } from '@suki/sdk/types';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { ItemLine } from '@suki/ui/market/ItemLine/ItemLine';
import { OpsLink } from '../../shell/ops-link.tsx';
import { orderPath } from '../../shell/paths.ts';
import { ItemPicture } from '../items/item-picture.tsx';
import { DueText } from '../orders/due-text.tsx';
import { heldUpWords } from '../orders/list-of-order.view-model.ts';
import { inspectionWords, standingTitle } from '../orders/order-words.view-model.ts';
import { orderTexts } from '../orders/orders.texts.ts';
import * as styles from './work-list.css.ts';

type OrderRowProps = {
  readonly order: OrderSummary;
  /** In a list of orders of several statuses. */
  readonly showsStatus?: boolean | undefined;
};

export function OrderRow({ order, showsStatus = false }: OrderRowProps) {
  const { id, orderNumber, item, sku, next, createdAt } = order;
  const status = showsStatus && next.obstacle === null ? [standingTitle(order)] : [];
  return (
    <Row>
      <div className={styles.row}>
        <ItemLine
          href={orderPath(id)}
          link={OpsLink}
          art={<ItemPicture item={item} ratio="square" sizes="72px" />}
          name={`${item.name}, ${sizeLabel(sku.sizes)}`}
          detail={[...status, ...heldUpWords(order), ...inspectionWords(order), item.styleCode, orderNumber].join(', ')}
        />
        <div className={styles.dates}>
          {order.rushOrder && <Tag tone="solid">{orderTexts.rushShort}</Tag>}
          <DueText deadline={next.deadline} />
          <Text as="div" size="label" tone="soft" numeric>
            {orderTexts.orderedAt(formatMoment(new Date(createdAt)))}
          </Text>
        </div>
      </div>
    </Row>
  );
}
