'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import type { useAddressChoice } from '@suki/sdk/hooks/addresses';
import type { AskSummary } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { AddressChoice } from '../../account/addresses/address-choice.client.tsx';
import { phoneTexts } from '../../account/phone/phone.texts.ts';
import { PhoneForm } from '../../account/phone/phone-form.client.tsx';
import type { usePhoneGate } from '../../account/phone/use-phone-gate.client.ts';
import { PaymentOptionPicker } from '../../payment/payment-option-picker.client.tsx';
import type { PaymentOptionChoice } from '../../payment/use-payment-option.client.ts';
import { sellTexts } from '../sell.texts.ts';

export type AcceptSectionsProps = {
  readonly address: ReturnType<typeof useAddressChoice>;
  readonly phone: ReturnType<typeof usePhoneGate>;
  readonly choice: PaymentOptionChoice;
  /** The seller's own listed ask, which already has its deposit and its address. */
  readonly own: Pick<AskSummary, 'price'> | null;
};

export function AcceptSections({ address, phone, choice, own }: AcceptSectionsProps) {
  const { address: addressWords, now: texts } = sellTexts;
  // A seller whose addresses were all removed has to enter one again.
  const asksForAddress = own === null || address.chosen === null;
  return (
    <>
      {own !== null && (
        <Section title={texts.ownAskTitle}>
          <Text measure>{texts.ownAsk(formatMoney(own.price))}</Text>
        </Section>
      )}
      {asksForAddress && (
        <Section title={addressWords.title}>
          <AddressChoice choice={address} label={addressWords.title} why={addressWords.why} />
        </Section>
      )}
      {phone.needsPhone && (
        <Section title={sellTexts.phone}>
          <Stack space={4}>
            <Text measure>{phoneTexts.why}</Text>
            <PhoneForm onVerified={phone.pass} />
          </Stack>
        </Section>
      )}
      {own === null && (
        <Section title={sellTexts.pay}>
          <PaymentOptionPicker isLabelHidden choice={choice} />
        </Section>
      )}
    </>
  );
}
