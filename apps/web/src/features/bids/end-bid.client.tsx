'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { useCancelBid, useDeleteBid } from '@suki/sdk/hooks/bids';
import type { Bid } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AskFirst } from '../../shell/confirm/ask-first.client.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { bidFormPath, bidsPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { BidFailure } from './bid-failure.tsx';
import { bidTexts } from './bids.texts.ts';

/** Allowed until a seller accepts. */
export function CancelBid({ bid }: { readonly bid: Bid }) {
  const { cancel: texts } = bidTexts;
  const command = useCancelBid();
  if (!bid.next.actions.includes('cancel_bid')) {
    return null;
  }
  const isHeld = bid.deposit.status === 'under_hold';
  return (
    <AskFirst
      title={texts.title}
      text={isHeld ? texts.liveText(formatMoney(bid.deposit.amount)) : texts.unpaidText}
      words={{ yes: texts.button, running: texts.cancelling, no: texts.keep }}
      command={command}
      onConfirm={async () => {
        const { ok } = await command.run(bid.id);
        if (ok) {
          toasts.show(texts.cancelled, { tone: 'positive' });
        }
        return ok;
      }}
    >
      {(ask) => (
        <div>
          <Button onClick={ask}>{texts.button}</Button>
        </div>
      )}
    </AskFirst>
  );
}

/** The actions of an ended bid: bid again, or remove it from the list. */
export function RemoveBid({ bid }: { readonly bid: Bid }) {
  const { remove: texts } = bidTexts;
  const command = useDeleteBid();
  const go = useGo();
  const press = async (): Promise<void> => {
    if ((await command.run(bid.id)).ok) {
      toasts.show(texts.removed, { tone: 'positive' });
      go.to(bidsPath('closed'));
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
            loadingLabel={command.isRunning ? texts.removing : undefined}
          >
            {texts.button}
          </Button>
        )}
      </Inline>
      <BidFailure error={command.error} />
    </>
  );
}
