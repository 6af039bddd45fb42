'use client';
import { useBidsOfItem } from '@suki/sdk/hooks/bids';
import type { Order } from '@suki/sdk/types';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { orderTexts } from '../orders.texts.ts';
import { bidPath } from './bid-of-order.view-model.ts';

/** From an order that a bid has become back to that bid. It stands from the beginning: nothing moves when the bid is known. */
export function BidOfOrder({ order }: { readonly order: Order }) {
  const bids = useBidsOfItem(order.item.id);
  return (
    <TextLink href={bidPath(order, bids.data)} link={PageLink} size="label">
      {orderTexts.bid}
    </TextLink>
  );
}
