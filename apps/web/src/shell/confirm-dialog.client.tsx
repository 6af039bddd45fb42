'use client';
import type { SukiError } from '@suki/sdk/errors';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Dialog } from '@suki/ui/overlays/Dialog/Dialog.client';
import { tradeTexts } from '../features/trade/trade.texts.ts';
import { CommandFailure } from './command-failure.tsx';

export type ConfirmDialogProps = {
  readonly title: string;
  readonly text: string;
  /** The button that does it, and the one that does not. */
  readonly words: { readonly yes: string; readonly running: string; readonly no: string };
  readonly isRunning: boolean;
  readonly error: SukiError | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks once more before something that cannot be undone. Loaded on intent. */
export default function ConfirmDialog({
  title,
  text,
  words,
  isRunning,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={tradeTexts.dialogClose}
      actions={
        <>
          <Button onClick={onClose}>{words.no}</Button>
          <Button tone="critical" onClick={onConfirm} loadingLabel={isRunning ? words.running : undefined}>
            {words.yes}
          </Button>
        </>
      }
    >
      <Stack space={4}>
        <Text measure>{text}</Text>
        <CommandFailure error={error} />
      </Stack>
    </Dialog>
  );
}
