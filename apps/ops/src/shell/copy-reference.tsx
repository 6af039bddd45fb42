import { Button } from '@suki/ui/foundations/Button/Button';
import { copyText } from './copy-text.ts';
import { shellTexts as words } from './shell.texts.ts';

type CopyReferenceProps = {
  /** The id that the gateway knows. It is copied, not shown: nobody reads it aloud. */
  readonly reference: string;
  readonly about: string;
};

/** Copies the number under which the gateway finds a payment, refund, payout or dispute. */
export function CopyReference({ reference, about }: CopyReferenceProps) {
  return (
    <Button
      size="compact"
      tone="plain"
      aria-label={`${words.copyReference}: ${about}`}
      onClick={() => void copyText(reference, words.referenceCopied)}
    >
      {words.copyReference}
    </Button>
  );
}
