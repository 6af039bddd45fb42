'use client';
import type { AddressId } from '@suki/domain/ids/id';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { useAddressChoice } from '@suki/sdk/hooks/addresses';
import { useAsks } from '@suki/sdk/hooks/asks';
import { useBidsOfItem } from '@suki/sdk/hooks/bids';
import type { AskSummary, Item, Sku } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { regionOf } from '../../../region/region-of.ts';
import { usePhoneGate } from '../../account/phone/use-phone-gate.client.ts';
import { usePaymentOption } from '../../payment/use-payment-option.client.ts';
import { payoutBackTo, payoutOfOwnAsk, type Sale } from '../payout.view-model.ts';
import { sellTexts } from '../sell.texts.ts';
import { SellItemSkeleton } from '../sell-item-skeleton.tsx';
import { SellLayout } from '../sell-layout.client.tsx';
import { missingForPost } from '../sell-readiness.view-model.ts';
import type { SellDraft } from '../use-sell-draft.client.ts';
import { AcceptFailure } from './accept-failure.tsx';
import { AcceptSections } from './accept-sections.client.tsx';
import { isOnlyOwnBid, servingAsk } from './sell-now.view-model.ts';
import { useAccept } from './use-accept.client.ts';

const { now: texts } = sellTexts;

export type AcceptFormProps = { readonly item: Item; readonly sku: Sku; readonly draft: SellDraft };

export function AcceptForm({ item, sku, draft }: AcceptFormProps) {
  const accept = useAccept();
  const { bid, setMode } = draft;
  if (bid !== null) {
    return <WithBid item={item} sku={sku} draft={draft} bid={bid} accept={accept} />;
  }
  const setPrice = (
    <Button tone="ink" wide onClick={() => setMode('ask')}>
      {texts.setPrice}
    </Button>
  );
  return (
    <SellLayout item={item} sku={sku} draft={draft} action={setPrice} barAction={setPrice}>
      <AcceptFailure error={accept.error} />
    </SellLayout>
  );
}

type WithBidProps = AcceptFormProps & { readonly bid: Centavos; readonly accept: ReturnType<typeof useAccept> };

function WithBid({ item, sku, draft, bid, accept }: WithBidProps) {
  const address = useAddressChoice({ keepsRegion: true });
  const phone = usePhoneGate(accept.error);
  const asks = useAsks('selling');
  const bids = useBidsOfItem(item.id);
  const own = servingAsk(asks.items, sku.id);
  const deposit = own === null ? (draft.payout?.deposit ?? zero) : zero;
  const choice = usePaymentOption(deposit);
  const { option } = choice;
  const sellerRegion = regionOf(address.chosen?.region);
  const payout = payoutOf(draft, own, { isFromBid: true, sellerRegion });
  // Without the payment options the button would say that there is none, and the bar would move when they appear.
  if (asks.isLoading || bids.isLoading || address.isLoading || choice.isLoading) {
    return <SellItemSkeleton />;
  }
  const isOwnBid =
    draft.book.data !== null && isOnlyOwnBid(bid, { ...draft.book.data, skuId: sku.id, own: bids.data ?? [] });
  const missing = (payment: string | undefined): string | undefined =>
    isOwnBid
      ? texts.ownBid
      : missingForPost({
          hasPrice: true,
          hasFees: draft.payout !== null,
          hasAddress: address.chosen !== null,
          isPhoneVerified: !phone.needsPhone,
          payment,
        });
  const terms = (returnAddressId: AddressId) => ({
    skuId: sku.id,
    // The bid on the screen: a lower bid that took its place is refused.
    floorPrice: bid,
    returnAddressId,
    ...(own === null ? {} : { askId: own.id }),
  });
  const sell = (): void => {
    if (address.chosen === null) {
      return;
    }
    if (own !== null) {
      void accept.withoutPay(terms(address.chosen.id));
    } else if (option !== null) {
      void accept.now(terms(address.chosen.id), option);
    }
  };
  const button = (label: string) => (
    <Button
      tone="main"
      wide
      onClick={sell}
      disabledReason={missing(own === null ? choice.missing : undefined)}
      loadingLabel={accept.isRunningNow ? texts.selling : undefined}
    >
      {label}
    </Button>
  );
  const later = own === null && (
    <Button
      tone="plain"
      wide
      onClick={() => address.chosen !== null && void accept.withoutPay(terms(address.chosen.id))}
      disabledReason={missing(undefined)}
      loadingLabel={accept.isRunningLater && !accept.isRunningNow ? texts.selling : undefined}
    >
      {texts.later}
    </Button>
  );
  const [price, put] = [formatMoney(bid), formatMoney(deposit)];
  return (
    <SellLayout
      item={item}
      sku={sku}
      draft={{ ...draft, payout, sellerRegion }}
      action={
        <>
          <AcceptFailure error={accept.error} />
          {button(own === null ? texts.sell(price, put) : texts.sellOwn(price))}
          {later}
        </>
      }
      barAction={button(own === null ? texts.sellShort(put) : texts.sellOwn(price))}
    >
      <AcceptSections address={address} phone={phone} choice={choice} own={own} />
      <Show on="phone">
        <Stack space={3}>
          <AcceptFailure error={accept.error} />
          {later}
        </Stack>
      </Show>
    </SellLayout>
  );
}

function payoutOf({ payout }: SellDraft, own: AskSummary | null, sale: Sale): SellDraft['payout'] {
  if (payout === null) {
    return null;
  }
  return own === null ? payoutBackTo(payout, sale) : payoutOfOwnAsk(payout, own.deposit.amount, sale);
}
