'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Dialog } from '@suki/ui/overlays/Dialog/Dialog.client';
import { pageTexts } from '../../shell/page/page.texts.ts';
import { checkoutTexts } from './checkout.texts.ts';

export type PriceRiseProps = {
  /** "The seller’s price went up by ₱400. New total ₱9,200. Continue?" */
  readonly text: string;
  readonly isRunning: boolean;
  readonly onContinue: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

const texts = checkoutTexts.rise;

/** Asks about a higher total than the one that was seen. Loaded on intent. */
export default function PriceRise({ text, isRunning, onContinue, onLeave, onClose }: PriceRiseProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={pageTexts.dialogClose}
      actions={
        <>
          <Button onClick={onLeave}>{texts.leave}</Button>
          <Button tone="main" onClick={onContinue} loadingLabel={isRunning ? checkoutTexts.paying : undefined}>
            {texts.go}
          </Button>
        </>
      }
    >
      <Stack space={2}>
        <Text measure>{text}</Text>
        <Text size="label" tone="soft">
          {texts.money}
        </Text>
      </Stack>
    </Dialog>
  );
}
