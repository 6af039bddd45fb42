'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { PageLink } from '../../shell/page-link.client.tsx';
import { sellFormPath } from '../sell/sell-form-path.ts';
import { BidButton } from './bid-link.client.tsx';
import { checkoutPath } from './checkout-path.ts';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';

/** What to do here: to the checkout or to a bid; where nobody sells this size, to a bid or to selling it. */
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

/** The same within reach of the thumb, on phones. */
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
