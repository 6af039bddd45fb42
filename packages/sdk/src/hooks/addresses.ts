import { limits } from '@suki/domain/config/limits';
import { defaultOrder } from '@suki/domain/config/lists';
import { useState } from 'react';
import { defaultFirst, regionOfInitialAddress, withDefaultFirst } from '../client-state.ts';
import { type Command, useCommand } from '../command.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  makeAddressDefault,
  searchPlaces,
  updateAddress,
} from '../generated/addresses.ts';
import type { Address, AddressId, AddressInput, Done, PlaceSuggestion } from '../generated/suki.schemas.ts';
import { keys } from '../keys.ts';
import { type List, type Page, useList } from '../list.ts';
import { optimistic } from '../optimistic.ts';
import { useUpdateUser, useUser } from './users.ts';

/** The list comes by `createdAt`; the default stands at its top on screens (specification, section 4). */
async function fetchAddresses(lastItemId: string | null) {
  const page = await listAddresses({
    ...defaultOrder,
    // All that a person may keep, so that the default is among them wherever it stands in the list.
    limit: limits.addresses,
    ...(lastItemId === null ? {} : { lastItemId }),
  });
  return { ...page, items: defaultFirst(page.items) };
}

/** The caller's addresses, the default first, then the newest. */
export function useAddresses(): List<Address> {
  return useList(keys.addresses(), fetchAddresses);
}

/**
 * The addresses and the chosen one. The initial load selects the first and sets the user's region, unless told not to
 * (specification, section 4).
 */
export function useAddressChoice(
  options: {
    readonly keepsRegion?: boolean;
    /** The address chosen at first, instead of the first of the list. */
    readonly chosenFirst?: AddressId | null;
  } = {},
) {
  const { user } = useUser();
  const { run: update } = useUpdateUser();
  const [chosenId, choose] = useState<AddressId | null>(options.chosenFirst ?? null);
  const list = useList<Address>(keys.addresses(), fetchAddresses, {
    onFirstLoad: (rows) => {
      const region = regionOfInitialAddress(rows, user?.region ?? null, options.keepsRegion === true);
      if (region !== null) {
        void update({ region });
      }
    },
  });
  const chosen = list.items.find(({ id }) => id === chosenId) ?? list.items[0] ?? null;
  return { ...list, chosen, choose };
}

/** Adds an address; the first becomes the default. */
export function useCreateAddress(): Command<AddressInput, Address> {
  return useCommand(async (input, mutate) => {
    const address = await createAddress(input);
    await Promise.all([mutate(keys.addresses()), mutate(keys.user())]);
    return address;
  });
}

/** Changes an address; orders made before keep the old one. */
export function useUpdateAddress(): Command<{ readonly id: AddressId; readonly input: AddressInput }, Address> {
  return useCommand(async ({ id, input }, mutate) => {
    const address = await updateAddress(id, input);
    await mutate(keys.addresses());
    return address;
  });
}

/** Makes an address the default: it moves to the top at once and goes back when the server refuses. */
export function useMakeAddressDefault(): Command<AddressId, Address> {
  return useCommand(async (id, mutate) => {
    const change = makeAddressDefault(id);
    await optimistic<Page<Address>>({
      mutate,
      key: keys.addresses(),
      change,
      ahead: (page) => ({ ...page, items: withDefaultFirst(page.items, id) }),
    });
    await mutate(keys.user());
    return change;
  });
}

/** Removes an address: it leaves the list at once and comes back when the server refuses. */
export function useDeleteAddress(): Command<AddressId, Done> {
  return useCommand(async (id, mutate) => {
    const change = deleteAddress(id);
    await optimistic<Page<Address>>({
      mutate,
      key: keys.addresses(),
      change,
      ahead: (page) => ({ ...page, items: page.items.filter((row) => row.id !== id) }),
    });
    await Promise.all([mutate(keys.addresses()), mutate(keys.user())]);
    return change;
  });
}

/** Suggests barangays and cities; each suggestion carries its PSGC code and delivery region. */
export function useSearchPlaces(): Command<string, readonly PlaceSuggestion[]> {
  return useCommand(async (input) => (await searchPlaces({ input })).suggestions);
}
