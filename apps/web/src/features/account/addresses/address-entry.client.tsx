'use client';
import { readablePhone } from '@suki/domain/texts/readable-phone';
import { useDeleteAddress, useMakeAddressDefault, useUpdateAddress } from '@suki/sdk/hooks/addresses';
import type { Address } from '@suki/sdk/types';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { AddressForm } from './address-form.client.tsx';
import { addressLine, draftOf } from './address-form.view-model.ts';
import { addressTexts } from './addresses.texts.ts';

export function AddressEntry({ address }: { readonly address: Address }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Row
      end={address.isDefault ? <Tag>{addressTexts.isDefault}</Tag> : undefined}
      below={
        isEditing ? (
          <EditAddress address={address} onClose={() => setEditing(false)} />
        ) : (
          <Actions address={address} onEdit={() => setEditing(true)} />
        )
      }
    >
      <Text weight="bold">{address.recipient}</Text>
      <Text>{addressLine(address)}</Text>
      <Text size="label" tone="soft" numeric>
        {[readablePhone(address.phoneNumber), address.landmark].filter((part) => part !== null).join(', ')}
      </Text>
    </Row>
  );
}

function Actions({ address, onEdit }: { readonly address: Address; readonly onEdit: () => void }) {
  const makeDefault = useMakeAddressDefault();
  const remove = useDeleteAddress();
  const choose = async (): Promise<void> => {
    if ((await makeDefault.run(address.id)).ok) {
      toasts.show(addressTexts.madeDefault, { tone: 'positive' });
    }
  };
  const named = (action: string): string => addressTexts.ofRecipient(action, address.recipient);
  return (
    <>
      <Inline space={5}>
        <TextButton aria-label={named(addressTexts.edit)} onClick={onEdit}>
          {addressTexts.edit}
        </TextButton>
        {!address.isDefault && (
          <TextButton aria-label={named(addressTexts.makeDefault)} onClick={() => void choose()}>
            {addressTexts.makeDefault}
          </TextButton>
        )}
        <TextButton
          aria-label={named(addressTexts.remove)}
          onClick={async () => {
            const outcome = await remove.run(address.id);
            toasts.show(outcome.ok ? addressTexts.removed : outcome.error.message, {
              tone: outcome.ok ? 'positive' : 'critical',
            });
          }}
        >
          {addressTexts.remove}
        </TextButton>
      </Inline>
      <CommandFailure error={makeDefault.error ?? remove.error} />
    </>
  );
}

function EditAddress({ address, onClose }: { readonly address: Address; readonly onClose: () => void }) {
  const { run, isRunning, error } = useUpdateAddress();
  return (
    <AddressForm
      initial={draftOf(address)}
      isSaving={isRunning}
      error={error}
      onCancel={onClose}
      onSave={async (input) => {
        const outcome = await run({ id: address.id, input });
        if (outcome.ok) {
          toasts.show(addressTexts.saved, { tone: 'positive' });
          onClose();
        }
      }}
    />
  );
}
