import { Button } from '@suki/ui/foundations/Button/Button';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { copyText } from '../features/second-step/copy-text.ts';
import { shellTexts as words } from './shell.texts.ts';

type CopyReferenceProps = {
  /** The id that the gateway knows. It is copied, not shown: nobody reads it aloud. */
  readonly reference: string;
  readonly about: string;
};

/** Copies the number under which the gateway finds a payment, refund, payout or dispute. */
export function CopyReference({ reference, about }: CopyReferenceProps) {
  async function copy() {
    const isCopied = await copyText(reference);
    toasts.show(isCopied ? words.referenceCopied : words.referenceNotCopied, {
      tone: isCopied ? 'positive' : 'critical',
    });
  }
  return (
    <Button size="compact" tone="plain" aria-label={`${words.copyReference}: ${about}`} onClick={() => void copy()}>
      {words.copyReference}
    </Button>
  );
}
