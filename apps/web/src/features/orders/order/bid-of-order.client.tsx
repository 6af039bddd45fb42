'use client';
import { useBidsOfItem } from '@suki/sdk/hooks/bids';
import type { Order } from '@suki/sdk/types';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { orderTexts } from '../orders.texts.ts';
import { pathOfBid } from './bid-of-order.view-model.ts';

/** Leads from an order to its bid. The link is there at once, so that nothing moves when the bid is known. */
export function BidOfOrder({ order }: { readonly order: Order }) {
  const bids = useBidsOfItem(order.item.id);
  return (
    <TextLink href={pathOfBid(order, bids.data)} link={PageLink} size="label">
      {orderTexts.bid}
    </TextLink>
  );
}
