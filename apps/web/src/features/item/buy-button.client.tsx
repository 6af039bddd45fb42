'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { PageLink } from '../../shell/page-link.client.tsx';
import { checkoutPath, sellFormPath } from '../../shell/paths.ts';
import { BidButton } from './bid-link.client.tsx';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';

/** The buttons of the chosen size: checkout and bid, or bid and sell where nobody sells it. */
export function TradeButtons({ isShort = false }: { readonly isShort?: boolean }) {
  const { itemId, skuId, panel } = useItemChoice();
  if (skuId === null) {
    return null;
  }
  if (panel.total === null || panel.seenTotal === null) {
    return (
      <>
        <BidButton />
        <Button href={sellFormPath({ itemId, skuId })} link={PageLink} tone="ink">
          {itemTexts.sellYours}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        href={checkoutPath({ itemId, skuId, lane: panel.lane, total: panel.seenTotal })}
        link={PageLink}
        tone="main"
        wide
      >
        {isShort ? itemTexts.buyShort : itemTexts.buy(panel.total)}
      </Button>
      <BidButton />
    </>
  );
}

export function StickyBuyBar() {
  const { panel } = useItemChoice();
  return (
    <StickyBar
      label={itemTexts.stickyLabel}
      sum={{ label: panel.sticky, amount: panel.total ?? itemTexts.nobodyTotal }}
    >
      <TradeButtons isShort />
    </StickyBar>
  );
}
