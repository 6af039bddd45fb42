'use client';
import type { SkuId } from '@suki/domain/ids/id';
import { formatMoney } from '@suki/domain/money/format-money';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import { useOrders } from '@suki/sdk/hooks/orders';
import type { OrderSummary } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Notch } from '@suki/ui/foundations/Notch/Notch';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { PageLink } from '../../shell/page-link.client.tsx';
import { orderPath } from '../../shell/paths.ts';
import { checkoutTexts } from './checkout.texts.ts';

export function useUnpaidOrder(skuId: SkuId, lane: Lane) {
  const { items, isLoading } = useOrders('buyer', 'to_pay');
  return { order: items.find((each) => each.sku.id === skuId && each.lane === lane) ?? null, isLoading };
}

/** Leads to the person's unpaid order of this size, so that nobody buys a second item by mistake. */
export function UnpaidOrder({ order }: { readonly order: OrderSummary }) {
  return (
    <Notch edge="ink">
      <Stack space={3} align="start">
        <Text role="status">{checkoutTexts.unpaid.text(formatMoney(order.amount))}</Text>
        <Button tone="ink" href={orderPath(order.id)} link={PageLink}>
          {checkoutTexts.unpaid.go}
        </Button>
      </Stack>
    </Notch>
  );
}
