'use client';
import { useCancelAcceptedBid } from '@suki/sdk/hooks/acceptances';
import { useBidsOfItem } from '@suki/sdk/hooks/bids';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { AskFirst } from '../../../shell/ask-first.client.tsx';
import { orderTexts } from '../orders.texts.ts';
import { costOfGivingUp, giveUpWords, mayGiveUp } from './give-up-bid.view-model.ts';

/** A seller accepted the bid, and the bidder does not want the pair any more: it costs their deposit. */
export function GiveUpBid({ order }: { readonly order: Order }) {
  return mayGiveUp(order) ? <Asked order={order} /> : null;
}

function Asked({ order }: { readonly order: Order }) {
  const { giveUp: words } = orderTexts;
  const bids = useBidsOfItem(order.item.id);
  const command = useCancelAcceptedBid();
  const { text, yes } = giveUpWords(costOfGivingUp(bids.data ?? [], order.id));
  return (
    <AskFirst
      title={words.title}
      text={text}
      words={{ yes, running: words.running, no: words.keep }}
      command={command}
      onConfirm={async () => (await command.run(order.id)).ok}
    >
      {(ask) => <Button onClick={ask}>{words.button}</Button>}
    </AskFirst>
  );
}
