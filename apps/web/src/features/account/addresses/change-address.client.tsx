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
import { CommandFailure } from '../../../shell/command-failure.tsx';
import { AddressChoice } from './address-choice.client.tsx';
import { addressTexts } from './addresses.texts.ts';

export type ChangeAddressProps = {
  /** Names the choice: "Return address". */
  readonly label: string;
  /** The address of now, which is no change. */
  readonly currentId: AddressId;
  /** What the change means, and how often it can be made. */
  readonly text: string;
  readonly command: { readonly isRunning: boolean; readonly error: SukiError | null };
  /** Resolves to whether it was done; the choice closes then. */
  readonly onChoose: (addressId: AddressId) => Promise<boolean>;
};

/** Takes another address for a trade that is under way. The choice opens below the address that it replaces. */
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
      {/* The addresses may still come; the button that takes one must not be the first thing that Enter meets. */}
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
