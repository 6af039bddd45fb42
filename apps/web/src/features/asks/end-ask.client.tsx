'use client';
import { useCancelAsk, useDeleteAsk } from '@suki/sdk/hooks/asks';
import type { Ask } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AskFirst } from '../../shell/confirm/ask-first.client.tsx';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { asksPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { relistPath } from './ask.view-model.ts';
import { askTexts } from './asks.texts.ts';
import { cancelWords, endOfAsk } from './end-ask.view-model.ts';

export function EndAsk({ ask }: { readonly ask: Ask }) {
  const end = endOfAsk(ask);
  if (end === 'cancel') {
    return <CancelAsk ask={ask} />;
  }
  return end === 'remove' ? <RemoveAsk ask={ask} /> : null;
}

/** Allowed until a buyer reserves it. */
export function CancelAsk({ ask }: { readonly ask: Ask }) {
  const { cancel: texts } = askTexts;
  const command = useCancelAsk();
  const { label, title, text } = cancelWords(ask);
  return (
    <AskFirst
      title={title}
      text={text}
      words={{ yes: label, running: texts.cancelling, no: texts.keep }}
      command={command}
      onConfirm={async () => {
        const { ok } = await command.run(ask.id);
        if (ok) {
          toasts.show(texts.cancelled, { tone: 'positive' });
        }
        return ok;
      }}
    >
      {(open) => (
        <div>
          <Button onClick={open}>{label}</Button>
        </div>
      )}
    </AskFirst>
  );
}

function RemoveAsk({ ask }: { readonly ask: Ask }) {
  const { remove: texts } = askTexts;
  const command = useDeleteAsk();
  const go = useGo();
  const press = async (): Promise<void> => {
    if ((await command.run(ask.id)).ok) {
      toasts.show(texts.removed, { tone: 'positive' });
      go.to(asksPath('done'));
    }
  };
  return (
    <>
      <Inline space={3}>
        <Button href={relistPath(ask)} link={PageLink} tone="ink">
          {askTexts.relist}
        </Button>
        <Button icon="trash" onClick={() => void press()} loadingLabel={command.isRunning ? texts.removing : undefined}>
          {texts.button}
        </Button>
      </Inline>
      <CommandFailure error={command.error} />
    </>
  );
}
