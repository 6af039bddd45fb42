import type { z } from 'zod';
import type { Address } from '../addresses/addresses.schemas.ts';
import { ids } from './ids.ts';
import { at } from './moments.ts';

type AddressAnswer = z.output<typeof Address>;

export const beasAddress: AddressAnswer = {
  id: ids.beasAddress,
  recipient: 'Bea Santos',
  phoneNumber: '+639170000001',
  psgc: '1380300002',
  street: '12 Salcedo Street',
  place: 'Bel-Air, City of Makati',
  postalCode: '1209',
  landmark: 'Across the park',
  region: 'NCR',
  isDefault: true,
  createdAt: at.joined,
};

export const samsAddress: AddressAnswer = {
  id: ids.samsAddress,
  recipient: 'Sam Reyes',
  phoneNumber: '+639170000002',
  psgc: '0730600003',
  street: '8 Mango Avenue',
  place: 'Apas, City of Cebu, Cebu',
  postalCode: '6000',
  landmark: null,
  region: 'VISAYAS',
  isDefault: true,
  createdAt: at.joined,
};

export const beasOffice: AddressAnswer = {
  ...beasAddress,
  id: ids.beasOffice,
  street: '77 Ayala Avenue',
  landmark: 'Reception, 9th floor',
  isDefault: false,
};
export const samsShop: AddressAnswer = {
  ...samsAddress,
  id: ids.samsShop,
  street: '2 Escario Street',
  isDefault: false,
};

/** The copy that an ask, bid or order keeps from the moment it was made; a copy is nobody's default. */
export function copyOf(address: AddressAnswer, createdAt: string): AddressAnswer {
  return { ...address, isDefault: false, createdAt };
}
