import type { OrderSummary } from '@suki/sdk/types';
import { Inline } from '@suki/ui/Inline/Inline';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import { TextLink } from '@suki/ui/TextLink/TextLink';
import { OpsLink } from '../../shell/ops-link.tsx';
import { deadlineText, sizeText } from '../orders/order-words.ts';

/** One order in a work list: what it is, in which size, until when something must happen. */
export function OrderRow({ order }: { order: OrderSummary }) {
  return (
    <Inline justify="between" space={4} align="start">
      <Stack space={0}>
        <TextLink href={`/order/${order.id}`} link={OpsLink}>
          {order.item.name}
        </TextLink>
        <Text size="label" tone="soft" numeric>
          {sizeText(order.sku.sizes)} · {order.item.styleCode} · {order.id}
        </Text>
      </Stack>
      <Text size="label" numeric>
        {deadlineText(order.next)}
      </Text>
    </Inline>
  );
}
