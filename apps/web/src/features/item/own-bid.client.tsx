'use client';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import { formatMoney } from '@suki/domain/money/format-money';
import { useBidsOfItem } from '@suki/sdk/hooks/bids';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../shell/page-link.client.tsx';
import { bidPath } from '../../shell/paths.ts';
import { liveBidOn } from '../trade/live-bid-on.ts';
import { itemTexts } from './item.texts.ts';

/** The visitor's bid in this size, with a link. Loaded for visitors with an account who stay. */
export default function OwnBid({ itemId, skuId }: { readonly itemId: ItemId; readonly skuId: SkuId }) {
  const { data } = useBidsOfItem(itemId);
  const bid = data === null ? null : liveBidOn(skuId, data);
  return bid === null ? null : (
    <>
      {' '}
      <TextLink href={bidPath(bid.id)} link={PageLink} place="sentence">
        {itemTexts.bids.yours(formatMoney(bid.proposedPrice))}
      </TextLink>
    </>
  );
}
