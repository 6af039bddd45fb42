import { commandEntries } from '@suki/domain/trade/table/command-entries.table';
import type { Action } from '@suki/domain/trade/view/role';
import type { TradeView } from '@suki/domain/trade/view/view';
import type { z } from 'zod';
import type { NextStep } from '../asks/asks.schemas.ts';

/** The view also offers actions of later parts of the product, which have no call yet. */
function hasCall(action: Action): boolean {
  return !(action in commandEntries) || commandEntries[action as keyof typeof commandEntries].later === undefined;
}

export function nextStep(view: TradeView): z.output<typeof NextStep> {
  const { step, stepCount, obstacle, nextActor, deadline, lapseId, timeoutKind, actions } = view;
  const until = deadline?.toISOString() ?? null;
  const shown = { step, stepCount, obstacle, nextActor, deadline: until, lapse: lapseId, timeoutKind };
  return { ...shown, actions: actions.filter(hasCall) };
}
