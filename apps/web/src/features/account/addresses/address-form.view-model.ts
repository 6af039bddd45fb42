import { fieldsEn } from '@suki/domain/texts/fields.en';
import { problemText } from '@suki/domain/texts/problem-text';
import {
  validateLandmark,
  validatePostalCode,
  validateRecipient,
  validateStreet,
} from '@suki/domain/validators/address';
import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import type { Address, AddressInput } from '@suki/sdk/types';

export type AddressField = 'recipient' | 'phoneNumber' | 'place' | 'street' | 'postalCode' | 'landmark';

export type AddressDraft = Readonly<Record<AddressField, string>> & {
  /** The code of the place chosen from the list; null as soon as the text is edited by hand. */
  readonly psgc: string | null;
  /** The delivery region of the chosen place; null while it is not known. */
  readonly region: string | null;
};

export const emptyDraft: AddressDraft = {
  recipient: '',
  phoneNumber: '',
  place: '',
  psgc: null,
  region: null,
  street: '',
  postalCode: '',
  landmark: '',
};

export function draftOf(address: Address): AddressDraft {
  const { recipient, phoneNumber, place, psgc, region, street, postalCode, landmark } = address;
  return {
    recipient,
    phoneNumber,
    place,
    psgc,
    region,
    street,
    postalCode: postalCode ?? '',
    landmark: landmark ?? '',
  };
}

export type AddressErrors = Partial<Readonly<Record<AddressField, string>>>;
export type AddressCheck =
  | { readonly ok: true; readonly input: AddressInput }
  | { readonly ok: false; readonly errors: AddressErrors };

/** Returns the address to send, or the errors by field. The API checks the code of the place again. */
export function checkAddress(draft: AddressDraft): AddressCheck {
  const recipient = validateRecipient(draft.recipient);
  const phoneNumber = validatePhoneNumber(draft.phoneNumber);
  const street = validateStreet(draft.street);
  const postalCode = validatePostalCode(draft.postalCode);
  const landmark = validateLandmark(draft.landmark);
  const { psgc } = draft;
  if (recipient.ok && phoneNumber.ok && street.ok && postalCode.ok && landmark.ok && psgc !== null) {
    return {
      ok: true,
      input: {
        recipient: recipient.value,
        phoneNumber: phoneNumber.value,
        psgc,
        street: street.value,
        postalCode: postalCode.value,
        landmark: landmark.value,
      },
    };
  }
  const texts = {
    recipient: problemText(recipient),
    phoneNumber: problemText(phoneNumber),
    place: psgc === null ? fieldsEn['field.place'] : undefined,
    street: problemText(street),
    postalCode: problemText(postalCode),
    landmark: problemText(landmark),
  };
  return { ok: false, errors: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) };
}

/** In the order of the form: the first field with an error gets the focus. */
export const addressFields: readonly AddressField[] = [
  'recipient',
  'phoneNumber',
  'place',
  'street',
  'postalCode',
  'landmark',
];

/** One line of an address for a list: "12 Acacia St, Guadalupe, Cebu City, Cebu 6000". */
export function addressLine({ street, place, postalCode }: Pick<Address, 'street' | 'place' | 'postalCode'>): string {
  return [`${street}, ${place}`, postalCode].filter((part) => part !== null).join(' ');
}
