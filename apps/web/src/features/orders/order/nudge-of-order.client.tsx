'use client';
import { useRemindOfOrder, useRushOrder } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Nudge } from '../../trade/nudge.client.tsx';
import { nudgeTexts } from '../../trade/nudge.texts.ts';
import { nudgeFrom, nudgeOf } from '../../trade/nudge.view-model.ts';

export function NudgeOfOrder({ order }: { readonly order: Order }) {
  const remind = useRemindOfOrder();
  const rush = useRushOrder();
  const kind = nudgeOf(order);
  switch (kind) {
    case 'remind':
      return <Nudge id={order.id} command={remind} words={nudgeTexts.remindSeller} from={nudgeFrom(order)} />;
    case 'rush':
      return <Nudge id={order.id} command={rush} words={nudgeTexts.rush} from={null} />;
    case null:
      return null;
    default:
      return kind satisfies never;
  }
}
