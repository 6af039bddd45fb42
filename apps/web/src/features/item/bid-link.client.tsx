'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Text } from '@suki/ui/foundations/Text/Text';
import { lazy, Suspense } from 'react';
import { useSession } from '../../session/use-session.ts';
import { useFirstInterest } from '../../shell/live/first-interest.ts';
import { PageLink } from '../../shell/page-link.client.tsx';
import { bidFormPath } from '../../shell/paths.ts';
import { BLANK } from './buy-panel.view-model.ts';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';

const OwnBid = lazy(() => import('./own-bid.client.tsx'));

/** Bids for the chosen size; the main button where nobody sells it. */
export function BidButton() {
  const { itemId, skuId, panel } = useItemChoice();
  const isOnlyWay = panel.total === null;
  return skuId === null ? null : (
    <Button href={bidFormPath({ itemId, skuId })} link={PageLink} tone={isOnlyWay ? 'main' : 'ink'} wide={isOnlyWay}>
      {isOnlyWay ? itemTexts.bids.place : itemTexts.bids.bid}
    </Button>
  );
}

/** The highest bid on the chosen size and the visitor's own bid. The line has its height before they are known. */
export function BidLine() {
  const { book, itemId, skuId, panel } = useItemChoice();
  const { status } = useSession();
  const isInterested = useFirstInterest();
  return (
    <Text size="label" tone="soft" numeric>
      {book === null ? BLANK : highest(book.highestBid, panel.size)}
      {skuId !== null && status === 'registered' && isInterested && (
        <Suspense fallback={null}>
          <OwnBid itemId={itemId} skuId={skuId} />
        </Suspense>
      )}
    </Text>
  );
}

function highest(price: Parameters<typeof formatMoney>[0] | null, size: string): string {
  return price === null ? itemTexts.bids.none(size) : itemTexts.bids.highest(formatMoney(price));
}
