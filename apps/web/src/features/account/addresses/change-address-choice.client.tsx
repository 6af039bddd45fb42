'use client';
import { useAddressChoice } from '@suki/sdk/hooks/addresses';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { AddressChoice } from './address-choice.client.tsx';
import { addressTexts } from './addresses.texts.ts';
import type { ChangeAddressProps } from './change-address.client.tsx';

export type ChangeAddressChoiceProps = ChangeAddressProps & { readonly onClose: () => void };

function focusAtOnce(element: HTMLElement | null): void {
  element?.focus();
}

/** The addresses to choose from, with the button that takes one. */
export default function ChangeAddressChoice({
  label,
  currentId,
  text,
  command,
  onChoose,
  onClose,
}: ChangeAddressChoiceProps) {
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
