import { dropRaises } from './drop-raises.ts';
import type { Modifier } from './modifier.ts';
import { rematchOffer } from './rematch-offer.ts';
import { stockFollowsAsk } from './stock-follows-ask.ts';
import { whenDepositUnpaid } from './when-deposit-unpaid.ts';
import { whenNothingKept } from './when-nothing-kept.ts';
import { whileHeld } from './while-held.ts';

/**
 * Everything that changes a row from outside, in the order in which it is applied (ADR 0080). A hold comes last: it makes wait whatever the
 * others have started.
 */
export const modifiers: readonly Modifier[] = [
  whenDepositUnpaid,
  rematchOffer,
  whenNothingKept,
  stockFollowsAsk,
  dropRaises,
  whileHeld,
];
