import { commandEntries } from '@suki/domain/trade/table/command-entries.table';
import type { Action } from '@suki/domain/trade/view/role';
import type { TradeView } from '@suki/domain/trade/view/view';
import type { z } from 'zod';
import type { NextStep } from '../asks/asks.schemas.ts';

/** Rules whose part of the product comes later are known to the view already, and have no call. */
function hasCall(action: Action): boolean {
  return !(action in commandEntries) || commandEntries[action as keyof typeof commandEntries].later === undefined;
}

/** The next step as the API puts it on the wire. */
export function nextStep(view: TradeView): z.output<typeof NextStep> {
  const { step, stepCount, obstacle, nextActor, deadline, lapseId, actions } = view;
  const until = deadline?.toISOString() ?? null;
  return { step, stepCount, obstacle, nextActor, deadline: until, lapse: lapseId, actions: actions.filter(hasCall) };
}
