'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { useCancelBid, useDeleteBid } from '@suki/sdk/hooks/bids';
import type { Bid } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AskFirst } from '../../shell/ask-first.client.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { useGo } from '../../shell/use-go.client.ts';
import { BidFailure } from './bid-failure.tsx';
import { bidFormPath } from './bid-form-path.ts';
import { bidTexts } from './bids.texts.ts';

/** Possible until a seller accepts. */
export function CancelBid({ bid }: { readonly bid: Bid }) {
  const { cancel: words } = bidTexts;
  const command = useCancelBid();
  if (!bid.next.actions.includes('cancel_bid')) {
    return null;
  }
  const isHeld = bid.deposit.status === 'under_hold';
  return (
    <AskFirst
      title={words.title}
      text={isHeld ? words.liveText(formatMoney(bid.deposit.amount)) : words.unpaidText}
      words={{ yes: words.button, running: words.cancelling, no: words.keep }}
      command={command}
      onConfirm={async () => {
        const { ok } = await command.run(bid.id);
        if (ok) {
          toasts.show(words.cancelled, { tone: 'positive' });
        }
        return ok;
      }}
    >
      {(ask) => (
        <div>
          <Button onClick={ask}>{words.button}</Button>
        </div>
      )}
    </AskFirst>
  );
}

/** It is over: once more, or away with it. */
export function RemoveBid({ bid }: { readonly bid: Bid }) {
  const { remove: words } = bidTexts;
  const command = useDeleteBid();
  const go = useGo();
  const press = async (): Promise<void> => {
    if ((await command.run(bid.id)).ok) {
      toasts.show(words.removed, { tone: 'positive' });
      go.to('/bids?tab=closed');
    }
  };
  return (
    <>
      <Inline space={3}>
        <Button href={bidFormPath({ itemId: bid.item.id, skuId: bid.sku.id })} link={PageLink} tone="ink">
          {bidTexts.again}
        </Button>
        {bid.next.actions.includes('delete_bid') && (
          <Button
            icon="trash"
            onClick={() => void press()}
            loadingLabel={command.isRunning ? words.removing : undefined}
          >
            {words.button}
          </Button>
        )}
      </Inline>
      <BidFailure error={command.error} />
    </>
  );
}
