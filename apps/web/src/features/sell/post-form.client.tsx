'use client';
import { zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { useAddressChoice } from '@suki/sdk/hooks/addresses';
import type { Item, Sku } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { regionOf } from '../../region/region-of.ts';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { AddressChoice } from '../account/addresses/address-choice.client.tsx';
import { phoneTexts } from '../account/phone/phone.texts.ts';
import { PhoneForm } from '../account/phone/phone-form.client.tsx';
import { usePhoneGate } from '../account/phone/use-phone-gate.client.ts';
import { PaymentOptionPicker } from '../payment/payment-option-picker.client.tsx';
import { usePaymentOption } from '../payment/use-payment-option.client.ts';
import { payoutBackTo } from './payout.view-model.ts';
import { sellTexts } from './sell.texts.ts';
import { SellLayout } from './sell-layout.client.tsx';
import { missingForPost } from './sell-readiness.view-model.ts';
import { usePost } from './use-post.client.ts';
import type { SellDraft } from './use-sell-draft.client.ts';

export type PostFormProps = { readonly item: Item; readonly sku: Sku; readonly draft: SellDraft };

/** The sell page of a person with an account: return address, phone, payment option, and the button. */
export function PostForm({ item, sku, draft }: PostFormProps) {
  const address = useAddressChoice({ keepsRegion: true });
  const post = usePost();
  const { needsPhone, pass } = usePhoneGate(post.error);
  const sellerRegion = regionOf(address.chosen?.region);
  const payout = draft.payout === null ? null : payoutBackTo(draft.payout, { sellerRegion });
  const deposit = payout?.deposit ?? zero;
  const choice = usePaymentOption(deposit);
  const { option } = choice;
  const missing = missingForPost({
    hasPrice: draft.price !== null,
    hasFees: draft.payout !== null,
    // While the addresses are read none is asked for: the bar would grow and shrink again.
    hasAddress: address.chosen !== null || address.isLoading,
    isPhoneVerified: !needsPhone,
    payment: choice.missing,
  });
  const press = (): void => {
    if (draft.price !== null && address.chosen !== null && option !== null) {
      const { price, days: expiryDays } = draft;
      const body = { itemId: item.id, skuId: sku.id, price, expiryDays, returnAddressId: address.chosen.id };
      void post.run(body, option);
    }
  };
  const button = (words: (deposit: string) => string) => (
    <Button
      tone="main"
      wide
      onClick={press}
      disabledReason={missing}
      loadingLabel={post.isRunning ? sellTexts.posting : undefined}
    >
      {draft.payout === null ? sellTexts.postNone : words(formatMoney(deposit))}
    </Button>
  );
  const action = (
    <>
      <CommandFailure error={post.error} />
      {button(sellTexts.post)}
    </>
  );
  return (
    <SellLayout
      item={item}
      sku={sku}
      draft={{ ...draft, payout, sellerRegion }}
      action={action}
      barAction={button(sellTexts.postShort)}
    >
      <Section title={sellTexts.address.title}>
        <AddressChoice choice={address} label={sellTexts.address.title} why={sellTexts.address.why} />
      </Section>
      {needsPhone && (
        <Section title={sellTexts.phone}>
          <Stack space={4}>
            <Text measure>{phoneTexts.why}</Text>
            <PhoneForm onVerified={pass} />
          </Stack>
        </Section>
      )}
      <Section title={sellTexts.pay}>
        <PaymentOptionPicker isLabelHidden choice={choice} />
        <Show on="phone">
          <CommandFailure error={post.error} />
        </Show>
      </Section>
    </SellLayout>
  );
}
