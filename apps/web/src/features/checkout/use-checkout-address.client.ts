import { type AddressId, isId } from '@suki/domain/ids/id';
import { useAddressChoice, useCreateAddress, useUpdateAddress } from '@suki/sdk/hooks/addresses';
import type { Address } from '@suki/sdk/types';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { draftOf, emptyDraft } from '../account/addresses/address-form.view-model.ts';
import { useAddressDraft } from '../account/addresses/use-address-draft.client.ts';

/** The parameter that keeps the chosen address over a visit to a bank's page. */
const PARAMETER = 'address';

/**
 * The address of a checkout: one of the list, or one that is typed here. A typed one needs no button of its own:
 * `settle` saves it when the person pays.
 */
export function useCheckoutAddress() {
  const wanted = useSearchParams().get(PARAMETER);
  const choice = useAddressChoice({ chosenFirst: wanted !== null && isId('adr', wanted) ? wanted : null });
  const form = useAddressDraft(emptyDraft);
  const create = useCreateAddress();
  const update = useUpdateAddress();
  const [opened, setOpened] = useState<'new' | AddressId | null>(null);
  const isFirst = !choice.isLoading && choice.error === null && choice.items.length === 0;
  const open = isFirst ? 'new' : opened;
  const close = (): void => setOpened(null);

  /** Returns the address to deliver to, saved; null when an entry is wrong or the saving failed, which is shown. */
  const settle = async (): Promise<Address | null> => {
    if (open === null) {
      return choice.chosen;
    }
    const input = form.check();
    if (input === null) {
      return null;
    }
    const saved = await (open === 'new' ? create.run(input) : update.run({ id: open, input }));
    if (!saved.ok) {
      return null;
    }
    choice.choose(saved.answer.id);
    close();
    return saved.answer;
  };
  return {
    choice,
    form,
    open,
    isFirst,
    settle,
    close,
    isSaving: create.isRunning || update.isRunning,
    error: create.error ?? update.error,
    /** The delivery region, for the price of delivery; null while it is not known. */
    region: open === null ? (choice.chosen?.region ?? null) : form.draft.region,
    choose: (id: AddressId): void => {
      close();
      choice.choose(id);
    },
    add: (): void => {
      form.replace(emptyDraft);
      setOpened('new');
    },
    edit: (address: Address): void => {
      form.replace(draftOf(address));
      setOpened(address.id);
    },
    /** Saves the address before the person leaves for their bank, and returns the path that leads back to it. */
    leave: async (): Promise<string | null> => {
      const address = await settle();
      if (address === null) {
        return null;
      }
      const parameters = new URLSearchParams(location.search);
      parameters.set(PARAMETER, address.id);
      return `${location.pathname}?${parameters}`;
    },
  };
}

export type CheckoutAddressState = ReturnType<typeof useCheckoutAddress>;
