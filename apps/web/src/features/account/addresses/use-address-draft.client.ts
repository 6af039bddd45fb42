import type { AddressInput } from '@suki/sdk/types';
import { useId, useState } from 'react';
import { type AddressDraft, type AddressErrors, addressFields, checkAddress } from './address-form.view-model.ts';

export type AddressDraftForm = {
  /** The fields' ids begin with it. */
  readonly id: string;
  readonly draft: AddressDraft;
  readonly errors: AddressErrors;
  readonly change: (part: Partial<AddressDraft>) => void;
  readonly replace: (draft: AddressDraft) => void;
  /** Returns the address to send; null after the errors were shown and the first of them got the focus. */
  readonly check: () => AddressInput | null;
};

/** The entries of an address form, with their errors. */
export function useAddressDraft(initial: AddressDraft): AddressDraftForm {
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<AddressErrors>({});
  return {
    id,
    draft,
    errors,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      // A field loses its error as soon as it is edited.
      setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])) }));
    },
    replace: (next) => {
      setDraft(next);
      setErrors({});
    },
    check: () => {
      const checked = checkAddress(draft);
      if (checked.ok) {
        return checked.input;
      }
      setErrors(checked.errors);
      const first = addressFields.find((field) => checked.errors[field] !== undefined);
      document.getElementById(`${id}-${first}`)?.focus();
      return null;
    },
  };
}
