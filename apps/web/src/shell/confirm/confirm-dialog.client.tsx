'use client';
import type { SukiError } from '@suki/sdk/errors';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Dialog } from '@suki/ui/overlays/Dialog/Dialog.client';
import { CommandFailure } from '../failure/command-failure.tsx';
import { pageTexts } from '../page/page.texts.ts';

export type ConfirmDialogProps = {
  readonly title: string;
  readonly text: string;
  /** The labels of the confirming and the closing button. */
  readonly words: { readonly yes: string; readonly running: string; readonly no: string };
  readonly isRunning: boolean;
  readonly error: SukiError | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation of something that cannot be undone. Loaded on intent. */
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
      closeLabel={pageTexts.dialogClose}
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
