'use client';
import { type AddressId, isId } from '@suki/domain/ids/id';
import { readablePhone } from '@suki/domain/texts/readable-phone';
import type { Address } from '@suki/sdk/types';
import { RadioCards } from '@suki/ui/forms/RadioCards/RadioCards';
import { addressLine } from './address-form.view-model.ts';

export type AddressCardsProps = {
  readonly label: string;
  readonly items: readonly Address[];
  readonly chosen: Address | null;
  readonly onChoose: (id: AddressId) => void;
};

/** One box for each address: its recipient, place and phone number. */
export function AddressCards({ label, items, chosen, onChoose }: AddressCardsProps) {
  return (
    <RadioCards
      name="address"
      label={label}
      labelHidden
      value={chosen?.id ?? ''}
      onValueChange={(id) => {
        if (isId('adr', id)) {
          onChoose(id);
        }
      }}
      options={items.map((address) => ({
        value: address.id,
        title: address.recipient,
        detail: (
          <>
            {addressLine(address)}
            <br />
            {readablePhone(address.phoneNumber)}
          </>
        ),
      }))}
    />
  );
}
