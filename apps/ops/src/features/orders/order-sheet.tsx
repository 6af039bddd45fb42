import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { Order } from '@suki/sdk/types';
import { AsideLayout } from '@suki/ui/foundations/AsideLayout/AsideLayout';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { BoxLabel } from '@suki/ui/lists/BoxLabel/BoxLabel';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { WhoIsNext } from '@suki/ui/market/WhoIsNext/WhoIsNext';
import type { Roles } from '../../session/roles.ts';
import { OpsLink } from '../../shell/ops-link.tsx';
import { workListPath } from '../../shell/paths.ts';
import { useIsWide } from '../../shell/use-is-wide.ts';
import { WaitingApproval } from '../approvals/waiting-approval.tsx';
import { InspectionResult } from '../inspection/inspection-result.tsx';
import { ItemPicture } from '../items/item-picture.tsx';
import { isInWarehouse } from '../labels/is-in-warehouse.ts';
import { TagOfItem } from '../labels/tag-of-item.tsx';
import { ReplaceNumber } from '../shipping/replace-number.tsx';
import { DueText } from './due-text.tsx';
import { historyLines } from './history.view-model.ts';
import { Interventions } from './interventions.tsx';
import { listOfOrder, listTitle } from './list-of-order.view-model.ts';
import { NextWork } from './next-work.tsx';
import * as styles from './order-sheet.css.ts';
import { infoText, standingTitle } from './order-words.view-model.ts';
import { orderTexts as words } from './orders.texts.ts';
import { OrdersBeside } from './orders-beside.tsx';
import { Parcels } from './parcels.tsx';
import { BothSides, seesSides } from './sides.tsx';

type OrderSheetProps = { readonly order: Order; readonly roles: Roles };

/** One order; on a wide screen its work list stands beside it. */
export function OrderSheet({ order, roles }: OrderSheetProps) {
  const isWide = useIsWide();
  return (
    <Page>
      <div className={styles.page}>
        <div className={styles.sheet}>
          <Breadcrumbs
            label={words.where}
            items={[{ href: workListPath(listOfOrder(order)), label: listTitle(listOfOrder(order)) }]}
            here={order.orderNumber}
            link={OpsLink}
          />
          <Sheet order={order} roles={roles} />
        </div>
        {isWide && <OrdersBeside order={order} />}
      </div>
    </Page>
  );
}

/** Roles that see neither parcels nor sides have no column for them. */
function Sheet({ order, roles }: OrderSheetProps) {
  const hasParcels = order.trackings.length > 0 || order.buyerAddress !== null;
  const intro = <Intro order={order} />;
  if (!hasParcels && !seesSides(order)) {
    return (
      <main id="main">
        {intro}
        <Work order={order} roles={roles} />
      </main>
    );
  }
  return (
    <AsideLayout
      id="main"
      intro={intro}
      aside={
        <>
          {hasParcels && <Parcels trackings={order.trackings} />}
          <BothSides order={order} />
        </>
      }
      asideLabel={words.about}
    >
      <Work order={order} roles={roles} />
    </AsideLayout>
  );
}

function Work({ order, roles }: OrderSheetProps) {
  return (
    <>
      <WaitingApproval approval={order.approval} />
      <NextWork order={order} roles={roles} />
      <ReplaceNumber order={order} roles={roles} />
      <InspectionResult order={order} />
      <Interventions order={order} roles={roles} />
      <Section title={words.history}>
        <Timeline entries={historyLines(order.history)} />
      </Section>
    </>
  );
}

const laneNames = { standard: words.standard, flash: words.flash } as const;

function Intro({ order }: { readonly order: Order }) {
  const { item, sku, next, lane, createdAt } = order;
  const size = sizeLabel(sku.sizes);
  const picture = <ItemPicture item={item} ratio="banner" sizes="(min-width: 900px) 384px, 100vw" />;
  return (
    <WhoIsNext sentence={`${item.name}, ${size}`} aside={picture}>
      <Stack space={5}>
        <Stack space={3} align="start">
          <Tag tone="solid" hole={order.verification !== null}>
            {standingTitle(order)}
          </Tag>
          {order.rushOrder && <Tag>{words.rush}</Tag>}
          <Text size="lead">{infoText(order.statusInfo)}</Text>
          <DueText deadline={next.deadline} />
          {/* The facts on the box, in the order of the box: they are compared first. */}
          <BoxLabel
            facts={[
              { name: words.style, value: item.styleCode },
              { name: words.size, value: size },
              { name: words.condition, value: item.condition },
            ]}
          />
          <Text size="label">
            {words.colorway}
            <Text as="strong">{item.colourway}</Text>
          </Text>
          <Text size="label" tone="soft" numeric>
            {words.ordered(laneNames[lane], formatMoment(new Date(createdAt)))}
          </Text>
          {isInWarehouse(order.status) && <TagOfItem order={order} />}
        </Stack>
        <Show on="phone">{picture}</Show>
      </Stack>
    </WhoIsNext>
  );
}
