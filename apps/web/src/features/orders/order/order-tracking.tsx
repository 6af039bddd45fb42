import type { ListOrdersRole, Tracking } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { orderTexts } from '../orders.texts.ts';
import { parcelsOf } from './order-tracking.view-model.ts';

export type OrderTrackingProps = { readonly trackings: readonly Tracking[]; readonly side: ListOrdersRole };

export function OrderTracking({ trackings, side }: OrderTrackingProps) {
  return parcelsOf(trackings, side).map(({ id, title, number, label, page, entries }) => (
    <Section
      key={id}
      title={title}
      end={
        page !== null && (
          <TextLink href={page.href} target="_blank" rel="noopener noreferrer" size="label" icon="external">
            {page.label}
          </TextLink>
        )
      }
    >
      <Stack space={3} align="start">
        <Text numeric>{number}</Text>
        {label !== null && <Tag>{label}</Tag>}
        {entries.length === 0 ? (
          <Text size="label" tone="soft">
            {orderTexts.tracking.noneYet}
          </Text>
        ) : (
          <Timeline entries={entries} />
        )}
      </Stack>
    </Section>
  ));
}
