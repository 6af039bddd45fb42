'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import { checkoutPath, sellFormPath } from '../../shell/paths.ts';
import { BidButton } from './bid-link.client.tsx';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';

/** Leads to the sizes; the page scrolls to what gets the focus. */
function toSizes(): void {
  document.querySelector<HTMLInputElement>('input[name="size"]')?.focus();
}

type TradeButtonsProps = {
  /** In the bar on phones: short words, and the main button at the end, under the thumb (ux 50). */
  readonly isInBar?: boolean;
};

/**
 * The buttons of the chosen size: checkout and bid, or bid and sell where nobody sells it. Without a size there is
 * nothing to buy yet.
 */
export function TradeButtons({ isInBar = false }: TradeButtonsProps) {
  const { itemId, skuId, panel } = useItemChoice();
  if (skuId === null) {
    return (
      <Button tone="main" wide onClick={toSizes}>
        {isInBar ? itemTexts.chooseShort : itemTexts.chooseSize}
      </Button>
    );
  }
  if (panel.total === null || panel.seenTotal === null) {
    return (
      <MainLast isLast={isInBar} main={<BidButton />}>
        <Button href={sellFormPath({ itemId, skuId })} link={PageLink} tone="ink">
          {itemTexts.sellYours}
        </Button>
      </MainLast>
    );
  }
  const buy = (
    <Button
      href={checkoutPath({ itemId, skuId, lane: panel.lane, total: panel.seenTotal })}
      link={PageLink}
      tone="main"
      wide
    >
      {isInBar ? itemTexts.buyShort : itemTexts.buy(panel.total)}
    </Button>
  );
  return (
    <MainLast isLast={isInBar} main={buy}>
      <BidButton />
    </MainLast>
  );
}

type MainLastProps = { readonly isLast: boolean; readonly main: ReactNode; readonly children: ReactNode };

function MainLast({ isLast, main, children }: MainLastProps) {
  return isLast ? (
    <>
      {children}
      {main}
    </>
  ) : (
    <>
      {main}
      {children}
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
      <TradeButtons isInBar />
    </StickyBar>
  );
}
