import type { Command } from '@suki/sdk/command';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { AskReason } from '../approvals/ask-reason.tsx';
import { sendAgainTexts as words } from './money.texts.ts';

type Input<Id extends string> = { readonly id: Id; readonly reason: string };

type SendAgainProps<Id extends string> = {
  readonly id: Id;
  readonly retry: Command<Input<Id>, unknown>;
  /** The refund or payout in words, for the question. */
  readonly what: string;
  /** Told beside the button's words to a screen reader. */
  readonly about: string;
};

/** Asks why, and sends a refund or payout again. One person is enough: under its key it is paid once. */
export function SendAgain<Id extends string>({ id, retry, what, about }: SendAgainProps<Id>) {
  const [isAsked, setAsked] = useState(false);
  async function send(reason: string) {
    if ((await retry.run({ id, reason })).ok) {
      setAsked(false);
      toasts.show(words.done, { tone: 'positive' });
    }
  }
  return (
    <>
      <Button size="compact" aria-haspopup="dialog" aria-label={words.about(about)} onClick={() => setAsked(true)}>
        {words.button}
      </Button>
      {isAsked && (
        <AskReason
          title={words.question}
          kind={null}
          button={words.button}
          command={retry}
          onClose={() => setAsked(false)}
          onAsk={(reason) => void send(reason)}
        >
          <Text measure numeric>
            {words.text(what)}
          </Text>
        </AskReason>
      )}
    </>
  );
}
