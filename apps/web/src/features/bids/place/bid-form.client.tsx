'use client';
import { zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { useAddressChoice } from '@suki/sdk/hooks/addresses';
import type { BidSummary, Item, Sku, SkuBook } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { regionOf } from '../../../region/region-of.ts';
import { useRegion } from '../../../region/region-store.ts';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { AddressChoice } from '../../account/addresses/address-choice.client.tsx';
import { phoneTexts } from '../../account/phone/phone.texts.ts';
import { PhoneForm } from '../../account/phone/phone-form.client.tsx';
import { usePhoneGate } from '../../account/phone/use-phone-gate.client.ts';
import { CheckoutSkeleton } from '../../checkout/checkout-skeleton.tsx';
import { PaymentOptionPicker } from '../../payment/payment-option-picker.client.tsx';
import { usePaymentOption } from '../../payment/use-payment-option.client.ts';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { BidFailure } from '../bid-failure.tsx';
import { BidFormLayout } from './bid-form-layout.client.tsx';
import { missingForBid } from './bid-readiness.view-model.ts';
import { offerAt } from './offer.view-model.ts';
import { OwnBid } from './own-bid.tsx';
import { placeTexts } from './place.texts.ts';
import { useBidDraft } from './use-bid-draft.client.ts';
import { usePlace } from './use-place.client.ts';

export type BidFormProps = {
  readonly item: Item;
  readonly sku: Sku;
  readonly book: SkuBook;
  /** The person's existing bid in this size. */
  readonly own: BidSummary | null;
};

/** The bid form. Its button bids, or buys when the price reaches the lowest ask. */
export function BidForm({ item, sku, book, own }: BidFormProps) {
  const skuWords = useSkuWords();
  const draft = useBidDraft(item.id, sku.id);
  const address = useAddressChoice();
  const visitorRegion = useRegion();
  const place = usePlace();
  const phone = usePhoneGate(place.error);
  const { price, days: expiryDays } = draft;
  // Without an address, the region that the item page used.
  const region = address.chosen === null ? visitorRegion : regionOf(address.chosen.region);
  const offer = price === null ? null : offerAt({ price, book, region, size: skuWords(sku) });
  const choice = usePaymentOption(offer?.deposit ?? zero);
  const { option } = choice;
  if (address.isLoading || choice.isLoading) {
    return <CheckoutSkeleton />;
  }
  // The new bid itself appears in the list while its payment starts; it is no earlier bid.
  if (own !== null && !place.isRunning) {
    return <OwnBid item={item} bid={own} />;
  }
  const press = (): void => {
    if (price !== null && address.chosen !== null && option !== null) {
      void place.run({ itemId: item.id, skuId: sku.id, price, expiryDays, addressId: address.chosen.id }, option);
    }
  };
  const missing = missingForBid({
    hasPrice: price !== null,
    hasAddress: address.chosen !== null,
    isPhoneVerified: !phone.needsPhone,
    payment: choice.missing,
  });
  const bid = (words: (deposit: string) => string) => (
    <Button
      tone="main"
      wide
      onClick={press}
      disabledReason={missing}
      loadingLabel={place.isRunning ? placeTexts.posting : undefined}
    >
      {offer === null ? placeTexts.postNone : words(formatMoney(offer.deposit))}
    </Button>
  );
  const purchase = offer?.purchase ?? null;
  const buy = (label: string) =>
    purchase !== null && (
      <Button tone="main" wide href={purchase.href} link={PageLink}>
        {label}
      </Button>
    );
  const failure = <BidFailure error={place.error} />;
  return (
    <BidFormLayout
      item={item}
      sku={sku}
      book={book}
      region={region}
      draft={draft}
      offer={offer}
      action={
        <>
          {failure}
          {purchase === null ? bid(placeTexts.post) : buy(placeTexts.buys.button(purchase.total))}
        </>
      }
      barAction={purchase === null ? bid(placeTexts.postShort) : buy(placeTexts.buys.short)}
    >
      <Section title={placeTexts.address.title}>
        <AddressChoice choice={address} label={placeTexts.address.title} why={placeTexts.address.why} />
      </Section>
      {phone.needsPhone && (
        <Section title={placeTexts.phone}>
          <Stack space={4}>
            <Text measure>{phoneTexts.why}</Text>
            <PhoneForm onVerified={phone.pass} />
          </Stack>
        </Section>
      )}
      {purchase === null && (
        <Section title={placeTexts.pay}>
          <PaymentOptionPicker isLabelHidden choice={choice} />
        </Section>
      )}
      <Show on="phone">{failure}</Show>
    </BidFormLayout>
  );
}
