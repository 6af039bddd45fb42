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
import type { WayChoice } from '../../payment/use-way.client.ts';
import { WayPicker } from '../../payment/way-picker.client.tsx';
import { sellTexts } from '../sell.texts.ts';

export type AcceptSectionsProps = {
  readonly address: ReturnType<typeof useAddressChoice>;
  readonly phone: ReturnType<typeof usePhoneGate>;
  readonly choice: WayChoice;
  /** The seller's own live ask, which has its deposit and its address. */
  readonly own: Pick<AskSummary, 'price'> | null;
};

/** What a seller still has to give to sell to a bid. */
export function AcceptSections({ address, phone, choice, own }: AcceptSectionsProps) {
  const { address: addressWords, now: words } = sellTexts;
  // Somebody who has removed all addresses since has to name one again.
  const asksForAddress = own === null || address.chosen === null;
  return (
    <>
      {own !== null && (
        <Section title={words.ownAskTitle}>
          <Text measure>{words.ownAsk(formatMoney(own.price))}</Text>
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
          <WayPicker isLabelHidden choice={choice} />
        </Section>
      )}
    </>
  );
}
