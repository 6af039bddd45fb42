'use client';
import { useCancelAsk, useDeleteAsk } from '@suki/sdk/hooks/asks';
import type { Ask } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AskFirst } from '../../shell/ask-first.client.tsx';
import { CommandFailure } from '../../shell/command-failure.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { useGo } from '../../shell/use-go.client.ts';
import { sellFormPath } from '../sell/sell-form-path.ts';
import { askTexts } from './asks.texts.ts';
import { cancelWords, endOfAsk } from './end-ask.view-model.ts';

/** Takes an ask off sale, or a finished one off the list. */
export function EndAsk({ ask }: { readonly ask: Ask }) {
  const end = endOfAsk(ask);
  if (end === 'cancel') {
    return <CancelAsk ask={ask} />;
  }
  return end === 'remove' ? <RemoveAsk ask={ask} /> : null;
}

/** Possible until a buyer reserves it. */
export function CancelAsk({ ask }: { readonly ask: Ask }) {
  const { cancel: words } = askTexts;
  const command = useCancelAsk();
  const { label, title, text } = cancelWords(ask);
  return (
    <AskFirst
      title={title}
      text={text}
      words={{ yes: label, running: words.cancelling, no: words.keep }}
      command={command}
      onConfirm={async () => {
        const { ok } = await command.run(ask.id);
        if (ok) {
          toasts.show(words.cancelled, { tone: 'positive' });
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
  const { remove: words } = askTexts;
  const command = useDeleteAsk();
  const go = useGo();
  const press = async (): Promise<void> => {
    if ((await command.run(ask.id)).ok) {
      toasts.show(words.removed, { tone: 'positive' });
      go.to('/asks?tab=done');
    }
  };
  return (
    <>
      <Inline space={3}>
        <Button href={sellFormPath({ itemId: ask.item.id, skuId: ask.sku.id })} link={PageLink} tone="ink">
          {askTexts.relist}
        </Button>
        <Button icon="trash" onClick={() => void press()} loadingLabel={command.isRunning ? words.removing : undefined}>
          {words.button}
        </Button>
      </Inline>
      <CommandFailure error={command.error} />
    </>
  );
}
