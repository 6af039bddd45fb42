'use client';
import type { Item, Sku } from '@suki/sdk/types';
import { AsideLayout } from '@suki/ui/foundations/AsideLayout/AsideLayout';
import { Show } from '@suki/ui/foundations/Show/Show';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import type { ReactNode } from 'react';
import { useVisitTime } from '../../shell/clock/browser-clock.ts';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { sellFormPath } from '../../shell/paths.ts';

import { useSkuWords } from '../trade/use-sku-words.ts';
import { withdrawalBefore } from '../trade/withdrawal.view-model.ts';

import { AcceptedSection, BidSection } from './now/bid-section.tsx';
import { PayoutColumn, PayoutSection } from './payout-column.tsx';
import { PriceSection } from './price-section.client.tsx';
import { sellTexts } from './sell.texts.ts';
import { SellIntro } from './sell-intro.tsx';
import { SellModeSwitch } from './sell-mode.client.tsx';
import { CostsSection, ExpirySection, QueueSection } from './sell-sections.tsx';
import type { SellDraft } from './use-sell-draft.client.ts';

export type SellLayoutProps = {
  readonly item: Item;
  readonly sku: Sku;
  readonly draft: SellDraft;
  /** Below the payout; `barAction` is the one in the bar on phones. */
  readonly action: ReactNode;
  readonly barAction: ReactNode;
  readonly children?: ReactNode;
};

/** The layout of the sell page: price first, with the income beside it. */
export function SellLayout({ item, sku, draft, action, barAction, children }: SellLayoutProps) {
  const skuWords = useSkuWords();
  const now = useVisitTime();
  const size = skuWords(sku);
  // Without a bid there is no income to show and none being read.
  const hasSum = draft.mode === 'ask' || draft.bid !== null;
  const column = {
    payout: draft.payout,
    withoutPrice: draft.withoutPrice,
    afterwards: draft.mode === 'now' ? sellTexts.now.afterwards : sellTexts.afterwards,
    withdrawal: withdrawalBefore({
      isHeld: draft.isIncomeHeld,
      lane: 'standard',
      sellerRegion: draft.sellerRegion,
      now,
    }),
  };
  const change = { href: sellFormPath({ itemId: item.id }), label: sellTexts.change };
  return (
    <>
      <AsideLayout
        id="main"
        intro={<SellIntro item={item} detail={`${size}, ${sellTexts.condition}`} change={change} />}
        asideLabel={sellTexts.asideLabel}
        aside={<Show on="desk">{hasSum ? <PayoutColumn {...column} action={action} /> : action}</Show>}
      >
        <SellModeSwitch draft={draft} />
        {draft.mode === 'now' ? <BidSection bid={draft.bid} /> : <PriceSection draft={draft} />}
        <CommandFailure error={draft.fees.data === null ? draft.fees.error : null} />
        {hasSum && (
          <Show on="phone">
            <PayoutSection {...column} />
          </Show>
        )}
        {draft.mode === 'now' ? (
          draft.bid !== null && <AcceptedSection />
        ) : (
          <>
            <QueueSection
              queue={draft.queue}
              size={size}
              hasFailed={draft.book.error !== null && draft.price !== null}
            />
            <ExpirySection days={draft.days} onChange={draft.setDays} now={now} />
          </>
        )}
        {children}
        <CostsSection payout={draft.payout} />
      </AsideLayout>
      <StickyBar
        label={draft.mode === 'now' ? sellTexts.now.title : sellTexts.bar}
        sum={hasSum ? { label: sellTexts.receive, amount: draft.payout?.income ?? sellTexts.price.none } : undefined}
      >
        {barAction}
      </StickyBar>
    </>
  );
}
