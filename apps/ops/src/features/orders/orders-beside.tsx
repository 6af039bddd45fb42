import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { useStaffOrders } from '@suki/sdk/hooks/staff/orders';
import type { Order, OrderSummary } from '@suki/sdk/types';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { useState } from 'react';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { orderPath, workListPath } from '../../shell/paths.ts';
import { DueText } from './due-text.tsx';
import { listOfOrder, listTitle } from './list-of-order.view-model.ts';
import * as styles from './order-sheet.css.ts';
import { inspectionWords } from './order-words.view-model.ts';
import { orderTexts as words } from './orders.texts.ts';

/** The work list of the order on the page. It stays the list that the order was opened in, when the order moves on. */
export function OrdersBeside({ order }: { readonly order: Order }) {
  const [list] = useState(() => listOfOrder(order));
  return (
    <nav aria-label={words.list(listTitle(list))} className={styles.list}>
      <TextLink href={workListPath(list)} link={OpsLink}>
        {listTitle(list)}
      </TextLink>
      <PagedRows
        list={useStaffOrders(list)}
        loadingLabel={words.loadingList}
        empty={words.inList}
        row={(one) => <Entry key={one.id} order={one} isShown={one.id === order.id} />}
      />
    </nav>
  );
}

function Entry({ order, isShown }: { readonly order: OrderSummary; readonly isShown: boolean }) {
  const { id, orderNumber, item, sku, next, rushOrder } = order;
  const name = `${item.name}, ${sizeLabel(sku.sizes)}`;
  return (
    <Row end={rushOrder ? <Tag tone="solid">{words.rushShort}</Tag> : undefined}>
      {isShown ? (
        <Text weight="bold">{name}</Text>
      ) : (
        <TextLink href={orderPath(id)} link={OpsLink}>
          {name}
        </TextLink>
      )}
      <Text size="label" tone="soft" numeric>
        {[orderNumber, ...inspectionWords(order)].join(', ')}
      </Text>
      <DueText deadline={next.deadline} />
    </Row>
  );
}
