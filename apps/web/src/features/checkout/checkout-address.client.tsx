'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { failureTexts } from '../../shell/failure/failure.texts.ts';
import { ShowMore } from '../../shell/page/show-more.client.tsx';
import { AddressCards } from '../account/addresses/address-cards.client.tsx';
import { AddressFields } from '../account/addresses/address-fields.client.tsx';
import { addressTexts } from '../account/addresses/addresses.texts.ts';
import { checkoutTexts } from './checkout.texts.ts';
import type { CheckoutAddressState } from './use-checkout-address.client.ts';

/** The address to deliver to: chosen, edited in place, or typed; the payment saves it. */
export function CheckoutAddress({ address }: { readonly address: CheckoutAddressState }) {
  const { choice, open, isFirst, error } = address;
  if (choice.error !== null && choice.items.length === 0) {
    return (
      <Stack space={3} align="start">
        <CommandFailure error={choice.error} />
        <Button onClick={() => void choice.reload()}>{failureTexts.tryAgain}</Button>
      </Stack>
    );
  }
  return (
    <Stack space={4}>
      {isFirst && <Text measure>{checkoutTexts.addressWhy}</Text>}
      {!isFirst && (
        <AddressCards
          label={checkoutTexts.address}
          items={choice.items}
          chosen={open === 'new' ? null : choice.chosen}
          onChoose={address.choose}
        />
      )}
      <ShowMore list={choice} />
      {open === null ? <Actions address={address} /> : <Entry address={address} />}
      <CommandFailure error={error} />
    </Stack>
  );
}

function Actions({ address: { choice, add, edit } }: { readonly address: CheckoutAddressState }) {
  const { chosen } = choice;
  return (
    <Inline space={5}>
      {chosen !== null && (
        <TextButton
          aria-label={addressTexts.ofRecipient(addressTexts.editThis, chosen.recipient)}
          onClick={() => edit(chosen)}
        >
          {addressTexts.editThis}
        </TextButton>
      )}
      <TextButton onClick={add}>{addressTexts.add}</TextButton>
    </Inline>
  );
}

/** The fields; Enter saves them too. */
function Entry({ address }: { readonly address: CheckoutAddressState }) {
  const { open, isFirst, form, close, settle } = address;
  return (
    <form
      noValidate
      aria-label={open === 'new' ? addressTexts.addTitle : addressTexts.editTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void settle();
      }}
    >
      <Stack space={4}>
        <AddressFields form={form} />
        <Text size="label" tone="soft">
          {addressTexts.savedByPaying}
        </Text>
        {!isFirst && (
          <div>
            <Button tone="plain" onClick={close}>
              {addressTexts.cancel}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}
