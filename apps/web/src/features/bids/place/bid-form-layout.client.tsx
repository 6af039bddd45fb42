'use client';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { Item, Sku, SkuBook } from '@suki/sdk/types';
import { AsideLayout } from '@suki/ui/foundations/AsideLayout/AsideLayout';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Stats } from '@suki/ui/lists/Stats/Stats';
import { QuickPrices } from '@suki/ui/market/QuickPrices/QuickPrices';
import type { ReactNode } from 'react';
import { useVisitTime } from '../../../shell/clock/browser-clock.ts';
import { itemPath } from '../../../shell/paths.ts';
import { SellIntro } from '../../sell/sell-intro.tsx';
import { PriceField } from '../../trade/price-field.client.tsx';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { DepositSection, ExpirySection, QueueSection } from './bid-sections.tsx';
import { bookFacts, linesWithoutPrice, type Offer, quickBids } from './offer.view-model.ts';
import { OfferColumn, OfferSection } from './offer-column.tsx';
import { placeTexts } from './place.texts.ts';
import type { BidDraft } from './use-bid-draft.client.ts';

export type BidFormLayoutProps = {
  readonly item: Item;
  readonly sku: Sku;
  readonly book: SkuBook;
  readonly region: DeliveryRegion | null;
  readonly draft: BidDraft;
  readonly offer: Offer | null;
  /** Below the total; `barAction` is the one in the bar on phones. */
  readonly action: ReactNode;
  readonly barAction: ReactNode;
  readonly children: ReactNode;
};

/** The layout of the bid form: price first, with the total beside it. */
export function BidFormLayout(props: BidFormLayoutProps) {
  const skuWords = useSkuWords();
  const { item, sku, book, region, draft, offer, action, barAction, children } = props;
  const now = useVisitTime();
  const size = skuWords(sku);
  const isBid = offer === null || offer.purchase === null;
  const withoutPrice = linesWithoutPrice({ book, region, size });
  const quick = quickBids(book, region);
  return (
    <Page>
      <AsideLayout
        id="main"
        intro={<SellIntro item={item} detail={size} change={{ href: itemPath(item.id), label: placeTexts.change }} />}
        asideLabel={placeTexts.asideLabel}
        aside={
          <Show on="desk">
            <OfferColumn offer={offer} withoutPrice={withoutPrice} action={action} />
          </Show>
        }
      >
        <Stack space={4}>
          <Heading level={1} size={1}>
            {placeTexts.price.title}
          </Heading>
          <Stack space={2}>
            <PriceField
              id="price"
              label={placeTexts.price.label}
              digits={draft.digits}
              onDigits={draft.setDigits}
              problem={draft.problem}
            />
            <div role="status">
              {!isBid && (
                <Text measure weight="medium" tone="ask">
                  {offer.purchase?.text}
                </Text>
              )}
            </div>
          </Stack>
          {quick.length > 0 && <QuickPrices prices={quick} onChoose={draft.setDigits} />}
          <Stats stats={bookFacts(book)} />
        </Stack>
        <Show on="phone">
          <OfferSection offer={offer} withoutPrice={withoutPrice} />
        </Show>
        {isBid && (
          <>
            <QueueSection price={draft.price} book={book} size={size} />
            <DepositSection offer={offer} />
            <ExpirySection days={draft.days} onChange={draft.setDays} now={now} />
          </>
        )}
        {children}
      </AsideLayout>
      <StickyBar
        label={placeTexts.bar}
        sum={{ label: isBid ? placeTexts.total : placeTexts.totalNow, amount: offer?.total ?? placeTexts.price.none }}
      >
        {barAction}
      </StickyBar>
    </Page>
  );
}
