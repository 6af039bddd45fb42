import type { AddressInput as ContractInput } from '@suki/contract/addresses/addresses.schemas';
import type { AddressInput } from '@suki/db/queries/addresses';
import {
  validateLandmark,
  validatePostalCode,
  validateRecipient,
  validateStreet,
} from '@suki/domain/validators/address';
import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import { invalid, type Validation, valid } from '@suki/domain/validators/validation';
import type { z } from 'zod';
import { validated } from '../../http/validated.ts';
import type { Place, Places } from '../../ports/places.ts';

/**
 * Returns an address in its stored form: fields cleaned, place name and delivery region from the census, never from the
 * caller.
 * @throws ApiRefusal VALIDATION that names each field which breaks its rule.
 */
export async function addressToStore(input: z.output<typeof ContractInput>, places: Places): Promise<AddressInput> {
  const place = await places.find(input.psgc);
  const fields = validated({
    recipient: validateRecipient(input.recipient),
    phoneNumber: validatePhoneNumber(input.phoneNumber),
    psgc: chosenPlace(place),
    street: validateStreet(input.street),
    postalCode: validatePostalCode(input.postalCode ?? ''),
    landmark: validateLandmark(input.landmark ?? ''),
  });
  return { ...fields, psgc: fields.psgc.psgc, place: fields.psgc.fullName, region: fields.psgc.region };
}

/** Couriers deliver to a barangay; a whole city or province would leave them guessing. */
function chosenPlace(place: Place | undefined): Validation<Place> {
  return place?.level === 'barangay' ? valid(place) : invalid('field.place');
}
