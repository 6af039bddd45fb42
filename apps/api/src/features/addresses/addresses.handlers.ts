import type { SomeHandlers } from '../../http/handler.ts';
import { createAddress } from './create-address.route.ts';
import { deleteAddress } from './delete-address.route.ts';
import { listAddresses } from './list-addresses.route.ts';
import { makeAddressDefault } from './make-address-default.route.ts';
import { searchPlaces } from './search-places.route.ts';
import { updateAddress } from './update-address.route.ts';

export const addressHandlers = {
  createAddress,
  deleteAddress,
  listAddresses,
  makeAddressDefault,
  searchPlaces,
  updateAddress,
} satisfies SomeHandlers;
