import { sizeLabel } from '@suki/domain/catalogue/size-label';
import type { Order } from '@suki/sdk/types';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import { OpsLink } from '../../shell/ops-link.tsx';
import { orderPath } from '../../shell/paths.ts';
import { isInWarehouse } from '../labels/is-in-warehouse.ts';
import { TagOfItem } from '../labels/tag-of-item.tsx';
import { standingTitle } from '../orders/order-words.view-model.ts';
import * as styles from '../work-list/work-list.css.ts';
import { receivingTexts as words } from './receiving.texts.ts';
import type { Scan } from './scans.view-model.ts';

export function ScanRow({ scan }: { readonly scan: Scan }) {
  return (
    <Row>
      <div className={styles.row}>
        <div>
          <Text as="div" numeric weight="medium">
            {scan.code}
          </Text>
          <Outcome scan={scan} />
        </div>
        <Verdict scan={scan} />
      </div>
    </Row>
  );
}

function Outcome({ scan }: { readonly scan: Scan }) {
  switch (scan.state) {
    case 'waiting':
      return <Text tone="soft">{words.lookingUp}</Text>;
    case 'refused':
      return (
        <>
          <Text tone="critical">{scan.text}</Text>
          {scan.orderId !== null && (
            <TextLink href={orderPath(scan.orderId)} link={OpsLink}>
              {words.openOrder}
            </TextLink>
          )}
        </>
      );
    case 'back':
      return (
        <>
          <OrderLink order={scan.order} />
          <Text measure>{scan.text}</Text>
        </>
      );
    case 'received':
    case 'here':
      return (
        <>
          <OrderLink order={scan.order} />
          {isInWarehouse(scan.order.status) && (
            <div>
              <TagOfItem order={scan.order} />
            </div>
          )}
        </>
      );
    default:
      return scan satisfies never;
  }
}

function OrderLink({ order }: { readonly order: Order }) {
  return (
    <TextLink href={orderPath(order.id)} link={OpsLink}>
      {order.item.name}, {sizeLabel(order.sku.sizes)}
    </TextLink>
  );
}

function Verdict({ scan }: { readonly scan: Scan }) {
  switch (scan.state) {
    case 'waiting':
      return null;
    case 'refused':
      return <Stamp tone="critical">{words.stamps.refused}</Stamp>;
    case 'here':
      return <Stamp>{words.stamps.here(standingTitle(scan.order))}</Stamp>;
    case 'back':
      return <Stamp tone="caution">{words.stamps.back}</Stamp>;
    case 'received':
      return (
        <Stamp tone="positive" hole>
          {words.stamps.received(standingTitle(scan.order))}
        </Stamp>
      );
    default:
      return scan satisfies never;
  }
}
