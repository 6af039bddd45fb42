'use client';
import { useSellerDeliver } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Details } from '@suki/ui/lists/Details/Details';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { packingSlipPath } from '../../../shell/paths.ts';
import { orderTexts } from '../orders.texts.ts';
import { CancelOrder } from './cancel-order.client.tsx';
import { MoreTime } from './more-time.client.tsx';
import { OrderLayout } from './order-layout.tsx';
import { ParcelForm } from './parcel-form.client.tsx';

const { deliver: texts } = orderTexts;
const FORM = 'parcel';

/** The seller sends the parcel: the address and the tracking number. */
export function DeliverOrder({ order }: { readonly order: Order }) {
  const deliver = useSellerDeliver();
  const button = (
    <Button type="submit" form={FORM} tone="main" wide loadingLabel={deliver.isRunning ? texts.saving : undefined}>
      {texts.button}
    </Button>
  );
  const panel = (
    <Section title={texts.title} first>
      <Stack space={4}>
        <Text measure>{texts.how}</Text>
        {order.warehouseAddress !== null && (
          <div>
            <Text size="label" tone="soft">
              {orderTexts.warehouse}
            </Text>
            <Text weight="bold">{order.warehouseAddress}</Text>
            <Text size="label" tone="soft" measure>
              {texts.door}
            </Text>
            <Text weight="bold" numeric>
              {order.orderNumber}
            </Text>
            <TextLink href={packingSlipPath(order.id)} link={PageLink} size="label">
              {texts.slip}
            </TextLink>
            <Text size="label" tone="soft" measure>
              {texts.slipWhy}
            </Text>
          </div>
        )}
        <ParcelForm id={FORM} order={order} command={deliver} />
        <Show on="desk">{button}</Show>
      </Stack>
    </Section>
  );
  return (
    <OrderLayout
      order={order}
      panel={panel}
      foot={
        <Stack space={4}>
          <MoreTime order={order} />
          <CancelOrder order={order} />
        </Stack>
      }
      bar={<StickyBar label={texts.bar}>{button}</StickyBar>}
    />
  );
}

/** Corrects a wrong tracking number, until the courier's first scan. */
export function CorrectNumber({ order }: { readonly order: Order }) {
  const deliver = useSellerDeliver();
  return (
    <Details look="question" summary={texts.correct}>
      <Stack space={4}>
        <Text measure>{texts.correctHow}</Text>
        <ParcelForm id={FORM} order={order} command={deliver} />
        <Button type="submit" form={FORM} tone="ink" loadingLabel={deliver.isRunning ? texts.saving : undefined}>
          {texts.correct}
        </Button>
      </Stack>
    </Details>
  );
}
