'use client';
import { DAY_MS } from '@suki/domain/config/durations';
import { limits } from '@suki/domain/config/limits';
import { formatMoney } from '@suki/domain/money/format-money';
import { useCancelAsk, useDeleteAsk } from '@suki/sdk/hooks/asks';
import type { Ask } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { Inline } from '@suki/ui/Inline/Inline';
import { notices } from '@suki/ui/Notice/notice-store';
import { PageLink } from '../../shell/page-link.client.tsx';
import { sellFormPath } from '../sell/sell-form-path.ts';
import { AskFirst } from '../trade/ask-first.client.tsx';
import { CommandFailure } from '../trade/command-failure.tsx';
import { useGo } from '../trade/use-go.client.ts';
import { askTexts } from './asks.texts.ts';

/** Takes an ask off sale, or a finished one off the list. */
export function EndAsk({ ask }: { readonly ask: Ask }) {
  if (ask.next.actions.includes('cancel_ask')) {
    return <CancelAsk ask={ask} />;
  }
  return ask.next.actions.includes('delete_ask') ? <RemoveAsk ask={ask} /> : null;
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
          notices.show(words.cancelled, { tone: 'positive' });
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

/** What ends: a sale that waits for its deposit, an ask on sale, or one that never was. */
function cancelWords({ status, deposit, next }: Ask) {
  const { cancel: words } = askTexts;
  if (next.actions.includes('pay_accepted_bid')) {
    const { depositDefaults, depositDefaultWindowMs } = limits;
    const text = words.acceptedText(depositDefaults, depositDefaultWindowMs / DAY_MS);
    return { label: words.accepted, title: words.acceptedTitle, text };
  }
  return status === 'listed'
    ? { label: words.live, title: words.title, text: words.liveText(formatMoney(deposit.amount)) }
    : { label: words.unpaid, title: words.title, text: words.unpaidText };
}

function RemoveAsk({ ask }: { readonly ask: Ask }) {
  const { remove: words } = askTexts;
  const command = useDeleteAsk();
  const go = useGo();
  const press = async (): Promise<void> => {
    if ((await command.run(ask.id)).ok) {
      notices.show(words.removed, { tone: 'positive' });
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
