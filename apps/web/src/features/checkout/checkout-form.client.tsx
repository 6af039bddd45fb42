'use client';
import { isOneSize, sizeName } from '@suki/domain/catalogue/size-label';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import { priceIn } from '@suki/domain/offers/offers';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { Item, OrderSummary, Sku, SkuBook } from '@suki/sdk/types';
import { AsideLayout } from '@suki/ui/foundations/AsideLayout/AsideLayout';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { lazy, Suspense } from 'react';
import { regionOf } from '../../region/region-of.ts';
import { useRegion } from '../../region/region-store.ts';
import { useTimeOfRender, useVisitTime } from '../../shell/clock/browser-clock.ts';
import { PageFrame } from '../../shell/page/page-frame.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { itemPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { useSizeSystem } from '../../sizes/size-store.ts';
import { PaymentOptionPicker } from '../payment/payment-option-picker.client.tsx';
import { usePaymentOption } from '../payment/use-payment-option.client.ts';
import { TradeItem } from '../trade/trade-item.tsx';
import { useSkuWords } from '../trade/use-sku-words.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { arrivalFor, billOf, changeSince, holdText } from './checkout.view-model.ts';
import { CheckoutAddress } from './checkout-address.client.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutTotal } from './checkout-total.tsx';
import { Gone } from './gone.tsx';
import { PayButton } from './pay-button.client.tsx';
import { UnpaidOrder, useUnpaidOrder } from './unpaid-order.client.tsx';
import { useCheckoutAddress } from './use-checkout-address.client.ts';
import { usePay } from './use-pay.client.ts';
import { usePurchase } from './use-purchase.client.ts';
import { useSeenPrice } from './use-seen-price.client.ts';

// Loaded on intent: the total of most purchases stays.
const PriceRise = lazy(() => import('./price-rise.client.tsx'));

export type CheckoutFormProps = {
  readonly item: Item;
  readonly sku: Sku;
  readonly book: SkuBook;
  readonly lane: Lane;
  readonly seenTotal: Centavos | null;
};

export function CheckoutForm({ item, sku, book, lane, seenTotal }: CheckoutFormProps) {
  const skuWords = useSkuWords();
  const address = useCheckoutAddress();
  const unpaid = useUnpaidOrder(sku.id, lane);
  const pay = usePay();
  const now = useVisitTime();
  const visitorRegion = useRegion();
  // Without an address, the region that the item page used.
  const region = address.region === null ? visitorRegion : regionOf(address.region);
  const sellerRegion = regionOf(book.lowestAskRegion);
  const system = useSizeSystem();
  const isOne = isOneSize(sku.sizes);
  const { price, accept } = useSeenPrice(priceIn(book, lane));
  const bill = price === null ? null : billOf({ price, lane, region, size: isOne ? '' : skuWords(sku) });
  const changed = price === null ? null : changeSince({ price, lane, region, seenTotal, visitorRegion });
  const choice = usePaymentOption(bill?.quote.total ?? zero);
  const purchase = usePurchase({ item, sku, lane, bill, address, choice, pay, accept });
  const go = useGo();
  const hold = holdText(useTimeOfRender());
  if (address.choice.isLoading || unpaid.isLoading || choice.isLoading) {
    return <CheckoutSkeleton />;
  }
  // The order of this very purchase is no earlier order.
  const reserved = pay.isRunning ? null : unpaid.order;
  if (pay.error?.reason === 'ASK_GONE' || (bill === null && !pay.isRunning)) {
    return reserved === null ? <Gone itemId={item.id} /> : <Reserved order={reserved} />;
  }
  const button = (
    <PayButton bill={bill} address={address} choice={choice} pay={pay} onPress={() => void purchase.press()} />
  );
  const { rise } = purchase;
  return (
    <Page>
      <Breadcrumbs
        label={checkoutTexts.path}
        link={PageLink}
        items={[{ href: itemPath(item.id), label: item.name }]}
        here={checkoutTexts.title}
      />
      <AsideLayout
        id="main"
        intro={<Intro item={item} detail={skuWords(sku, lane)} />}
        asideLabel={checkoutTexts.asideLabel}
        aside={
          <CheckoutTotal
            bill={bill}
            changed={changed}
            hold={hold}
            arrival={arrivalFor({ lane, sellerRegion, region, now })}
            error={pay.error?.reason === 'PRICE_CHANGED' ? null : pay.error}
            action={button}
          />
        }
      >
        {reserved !== null && <UnpaidOrder order={reserved} />}
        <Section title={checkoutTexts.address} first>
          <CheckoutAddress address={address} />
        </Section>
        <Section title={checkoutTexts.pay}>
          <PaymentOptionPicker isLabelHidden choice={choice} onLeave={address.leave} />
        </Section>
      </AsideLayout>
      <StickyBar
        label={checkoutTexts.bar}
        sum={{
          label: checkoutTexts.barSum(isOne ? '' : sizeName(sku.sizes, system), lane),
          amount: bill?.total ?? '–',
        }}
      >
        {button}
      </StickyBar>
      {rise !== null && (
        <Suspense fallback={null}>
          <PriceRise
            text={rise.text}
            isRunning={pay.isRunning}
            onContinue={() => void purchase.continueWith(rise)}
            onLeave={() => go.to(itemPath(item.id))}
            onClose={purchase.close}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** The person's own unpaid order took the last item. */
function Reserved({ order }: { readonly order: OrderSummary }) {
  return (
    <PageFrame>
      <Stack space={6}>
        <Heading level={1}>{checkoutTexts.title}</Heading>
        <UnpaidOrder order={order} />
      </Stack>
    </PageFrame>
  );
}

function Intro({ item, detail }: { readonly item: Item; readonly detail: string }) {
  return (
    <Stack space={4}>
      <Heading level={1}>{checkoutTexts.title}</Heading>
      <TradeItem item={item} detail={detail} />
      <span />
    </Stack>
  );
}
