import { dropRaises } from './drop-raises.ts';
import type { Modifier } from './modifier.ts';
import { rematchOffer } from './rematch-offer.ts';
import { stockFollowsAsk } from './stock-follows-ask.ts';
import { whenDepositUnpaid } from './when-deposit-unpaid.ts';
import { whenNothingKept } from './when-nothing-kept.ts';
import { whileHeld } from './while-held.ts';

/**
 * All shared changes of rows, in the order in which they are applied (ADR 0080). The hold comes last, because it also
 * stops the timers that the others have started.
 */
export const modifiers: readonly Modifier[] = [
  whenDepositUnpaid,
  rematchOffer,
  whenNothingKept,
  stockFollowsAsk,
  dropRaises,
  whileHeld,
];
