'use client';
import { useRemindOfAsk, useRushAsk } from '@suki/sdk/hooks/asks';
import type { Ask } from '@suki/sdk/types';
import { Nudge } from '../trade/nudge.client.tsx';
import { nudgeTexts } from '../trade/nudge.texts.ts';
import { nudgeFrom, nudgeOf } from '../trade/nudge.view-model.ts';

export function NudgeOfAsk({ ask }: { readonly ask: Ask }) {
  const remind = useRemindOfAsk();
  const rush = useRushAsk();
  const kind = nudgeOf(ask);
  switch (kind) {
    case 'remind':
      return <Nudge id={ask.id} command={remind} words={nudgeTexts.remindBuyer} from={nudgeFrom(ask)} />;
    case 'rush':
      return <Nudge id={ask.id} command={rush} words={nudgeTexts.rush} from={null} />;
    case null:
      return null;
    default:
      return kind satisfies never;
  }
}
