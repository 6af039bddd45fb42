import type { NextStep } from '@suki/contract/asks/asks.schemas';
import type { TradeView } from '@suki/domain/trade/view';
import type { z } from 'zod';

/** The domain's view on the wire: who owes the next step, until when, what may be done. */
export function presentNext({ step, stepCount, nextActor, deadline, actions }: TradeView): z.output<typeof NextStep> {
  return { step, stepCount, nextActor, deadline: deadline?.toISOString() ?? null, actions: [...actions] };
}
