import type { Address as AddressAnswer } from '@suki/contract/addresses/addresses.schemas';
import type { Address } from '@suki/db/queries/addresses';
import type { z } from 'zod';

export function presentAddress(address: Address): z.input<typeof AddressAnswer> {
  return {
    id: address.id,
    recipient: address.recipient,
    phoneNumber: address.phoneNumber,
    psgc: address.psgc,
    street: address.street,
    place: address.place,
    postalCode: address.postalCode,
    landmark: address.landmark,
    region: address.region,
    isDefault: address.isDefault,
    createdAt: address.createdAt.toISOString(),
  };
}
