import { formatMoney } from '@suki/domain/money/format-money';
import type { Order } from '@suki/sdk/types';
import { AsideLayout } from '@suki/ui/AsideLayout/AsideLayout';
import { Heading } from '@suki/ui/Heading/Heading';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { Tag } from '@suki/ui/Tag/Tag';
import { Text } from '@suki/ui/Text/Text';
import { lists } from '../work-list/lists.ts';
import { NextWork } from './next-work.tsx';
import { momentText, sizeText } from './order-words.ts';

/** Everything that the warehouse needs of one order; the work of the moment first. */
export function OrderSheet({ order }: { order: Order }) {
  const title = lists.find(({ status }) => status === order.status)?.title ?? order.status;
  return (
    <AsideLayout asideLabel="About this order" aside={<Facts order={order} />}>
      <Stack space={4}>
        <Tag tone="solid">{title}</Tag>
        <Heading level={1}>
          {order.item.name}, {sizeText(order.sku.sizes)}
        </Heading>
        <NextWork order={order} />
        <History order={order} />
      </Stack>
    </AsideLayout>
  );
}

function Facts({ order }: { order: Order }) {
  const inbound = order.trackings.find(({ leg }) => leg === 'inbound');
  const rows = [
    ['Style code', order.item.styleCode],
    ['Colourway', order.item.colourway],
    ['Order', order.id],
    ['Price', formatMoney(order.itemPrice)],
    ['Lane', order.lane],
    ['Inbound parcel', inbound === undefined ? 'none yet' : `${inbound.courier} ${inbound.trackingNumber}`],
    [
      'Ships to',
      order.buyerAddress === null ? 'not shown' : `${order.buyerAddress.recipient}, ${order.buyerAddress.place}`,
    ],
  ] as const;
  return (
    <Section title="Facts" first>
      <Stack space={2}>
        {rows.map(([label, value]) => (
          <Text key={label} as="div" numeric>
            <Text as="span" size="label" tone="soft">
              {label}{' '}
            </Text>
            {value}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}

function History({ order }: { order: Order }) {
  return (
    <Section title="What happened">
      <Stack space={1}>
        {order.history.map((entry) => (
          <Text key={`${entry.event}${entry.at}`} as="div" size="label" numeric>
            {momentText(entry.at)} · {entry.event} · {entry.from ?? 'new'} → {entry.to} ({entry.actor})
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
