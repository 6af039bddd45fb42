'use client';
import { useCancelAcceptedBid } from '@suki/sdk/hooks/acceptances';
import { useBidsOfItem } from '@suki/sdk/hooks/bids';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { AskFirst } from '../../../shell/confirm/ask-first.client.tsx';
import { orderTexts } from '../orders.texts.ts';
import { costOfGivingUp, giveUpWords, mayGiveUp } from './give-up-bid.view-model.ts';

export function GiveUpBid({ order }: { readonly order: Order }) {
  return mayGiveUp(order) ? <Asked order={order} /> : null;
}

function Asked({ order }: { readonly order: Order }) {
  const { giveUp: texts } = orderTexts;
  const bids = useBidsOfItem(order.item.id);
  const command = useCancelAcceptedBid();
  const { text, yes } = giveUpWords(costOfGivingUp(bids.data ?? [], order.id));
  return (
    <AskFirst
      title={texts.title}
      text={text}
      words={{ yes, running: texts.running, no: texts.keep }}
      command={command}
      onConfirm={async () => (await command.run(order.id)).ok}
    >
      {(ask) => <Button onClick={ask}>{texts.button}</Button>}
    </AskFirst>
  );
}
