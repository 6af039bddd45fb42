'use client';
import type { AddressId } from '@suki/domain/ids/id';
import type { SukiError } from '@suki/sdk/errors';
import { useAddressChoice } from '@suki/sdk/hooks/addresses';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { AddressChoice } from './address-choice.client.tsx';
import { addressTexts } from './addresses.texts.ts';

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
    <Choice {...props} onClose={() => setOpen(false)} />
  ) : (
    <TextButton size="label" aria-label={addressTexts.changeOf(props.label)} onClick={() => setOpen(true)}>
      {addressTexts.change}
    </TextButton>
  );
}

function focusAtOnce(element: HTMLElement | null): void {
  element?.focus();
}

function Choice({
  label,
  currentId,
  text,
  command,
  onChoose,
  onClose,
}: ChangeAddressProps & { readonly onClose: () => void }) {
  const choice = useAddressChoice({ keepsRegion: true });
  const { chosen } = choice;
  const press = async (): Promise<void> => {
    if (chosen !== null && (await onChoose(chosen.id))) {
      onClose();
    }
  };
  const isSame = chosen?.id === currentId;
  return (
    <Stack space={4}>
      <span />
      {/* The focus goes to the text: the addresses may still be loading, and the first stop of Tab must not be the
          button that takes one. */}
      <div ref={focusAtOnce} tabIndex={-1}>
        <Text size="label" tone="soft">
          {text}
        </Text>
      </div>
      <AddressChoice choice={choice} label={label} why={text} />
      <CommandFailure error={command.error} />
      <Inline space={3}>
        <Button
          tone="ink"
          onClick={() => void press()}
          disabledReason={chosen === null ? addressTexts.chooseFirst : isSame ? addressTexts.same : undefined}
          loadingLabel={command.isRunning ? addressTexts.changing : undefined}
        >
          {addressTexts.take}
        </Button>
        <Button onClick={onClose}>{addressTexts.keep}</Button>
      </Inline>
    </Stack>
  );
}
