'use client';
import type { AddressId } from '@suki/domain/ids/id';
import type { SukiError } from '@suki/sdk/errors';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { lazy, Suspense, useState } from 'react';
import { addressTexts } from './addresses.texts.ts';

// Loaded on the press: most visits change no address.
const Choice = lazy(() => import('./change-address-choice.client.tsx'));

export type ChangeAddressProps = {
  readonly label: string;
  /** The current address; choosing it again is no change. */
  readonly currentId: AddressId;
  /** The consequences of the change, and how often it is allowed. */
  readonly text: string;
  readonly command: { readonly isRunning: boolean; readonly error: SukiError | null };
  /** Resolves to true when the change was made; the choice closes then. */
  readonly onChoose: (addressId: AddressId) => Promise<boolean>;
};

/** Changes the address of a running trade. The choice opens below the address that it replaces. */
export function ChangeAddress(props: ChangeAddressProps) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Suspense fallback={null}>
      <Choice {...props} onClose={() => setOpen(false)} />
    </Suspense>
  ) : (
    <TextButton size="label" aria-label={addressTexts.changeOf(props.label)} onClick={() => setOpen(true)}>
      {addressTexts.change}
    </TextButton>
  );
}
