import { payoutHold } from '../../config/payouts.ts';
import { DECISION_WORKING_DAYS } from '../../config/timers.ts';
import { min, subtract, zero } from '../../money/centavos.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision, Patch } from '../facts/decision.ts';
import type { Penalty } from '../facts/money-steps.ts';
import type { AskSnapshot, BidSnapshot, DepositSnapshot } from '../facts/snapshot.ts';
import { required } from '../facts/trade-context.ts';
import { workingDaysMs } from '../facts/working-days.ts';
import { harmedPart } from '../money/money-of-deposit.ts';
import { eventIds, transition } from '../table/transitions.table.ts';
import { answer } from './answer.ts';
import { approve, nothingToDo } from './approve.ts';

const all: Penalty = { keptPercent: 100, harmed: 'nobody' };

/** The kept part of a deposit goes to the harmed side and the platform, by the row that closed its ask or bid. */
export function decideReleasePenalty(
  { of = 'ask' }: CommandOf<'release_penalty'>,
  facts: FactsOf<'release_penalty'>,
  now: Date,
): Decision {
  const { ask, bid, order, isReleased, wasDepositPaidByCard, owed } = facts;
  const event = of === 'bid' ? 'T21-bid' : 'T21';
  const fined: AskSnapshot | BidSnapshot | null | undefined = of === 'bid' ? bid : ask;
  if (isReleased || fined == null || fined.deposit.status !== 'deducted') {
    return nothingToDo(event);
  }
  const penalty = penaltyOf(fined.closure?.detail);
  const kept = fined.deposit.deductedAmount;
  const returnCost = min(kept, penalty.keeps === 'return_cost' ? kept : (facts.returnCost ?? zero));
  const harmedShare = harmedPart(penalty, subtract(kept, returnCost));
  const availableAt = wasDepositPaidByCard ? new Date(now.getTime() + payoutHold.cardCompensationMs) : null;
  const release = { kept, harmedShare };
  const context = { now, ask, bid, order, owed, penalty, release, availableAt, amounts: { returnCost } };
  const approval = approve(event, context);
  if (harmedShare === 0) {
    return approval;
  }
  const to = penalty.harmed === 'seller' ? order.sellerId : order.buyerId;
  const params = { compensation: harmedShare };
  return { ...approval, messages: [{ to, tab: 'payment', kind: 'compensation', orderId: order.id, params }] };
}

/** Finds the penalty of the row that closes with this detail. Fraud has no such row: the platform gets everything. */
function penaltyOf(detail: string | undefined): Penalty {
  const event = eventIds.find((id) => {
    const { penalty, closure, details = [] } = transition(id);
    return penalty !== undefined && [closure?.detail, ...details].some((one) => one !== undefined && one === detail);
  });
  return (event === undefined ? undefined : transition(event).penalty) ?? all;
}

/** E64: an appeal, with evidence. The fine's release waits for the decision, at most five working days. */
export function decideAppeal(
  { name, callerId }: CommandOf<'appeal_fine' | 'appeal_bid_fine'>,
  facts: FactsOf<'appeal_fine'> | FactsOf<'appeal_bid_fine'>,
  now: Date,
): Decision {
  const deposit: DepositSnapshot = name === 'appeal_fine' ? depositOf(facts, 'ask') : depositOf(facts, 'bid');
  const patches: readonly Patch[] = [{ entity: 'deposit', id: deposit.id, set: { appealedAt: now } }];
  const windowsMs = { penalty_release: workingDaysMs(now, DECISION_WORKING_DAYS) };
  const inputs = { isFineInSuspense: facts.isFineInSuspense };
  return answer({ name, callerId, context: { ...facts, now, windowsMs, inputs }, adds: () => ({ patches }) });
}

function depositOf(facts: Partial<FactsOf<'appeal_fine'>>, owner: 'ask' | 'bid'): DepositSnapshot {
  return required(facts[owner], `the ${owner}`).deposit;
}

/** E64, decided: the deposit goes back, or the fine is shared out now. */
export function decideDecideAppeal(
  { name, isUpheld }: CommandOf<'decide_appeal' | 'decide_bid_appeal'>,
  facts: FactsOf<'decide_appeal'> | FactsOf<'decide_bid_appeal'>,
  now: Date,
): Decision {
  const inputs = { isForUser: isUpheld, isFineInSuspense: facts.isFineInSuspense };
  return answer({ name, context: { ...facts, now, windowsMs: { penalty_release: 0 }, inputs } });
}

/** E79: a scan dated before the end of `first_scan` came after E52: the fine is undone, the order stays closed. */
export function decideLateScan(
  { scannedAt, lapsedAt }: CommandOf<'late_scan'>,
  facts: FactsOf<'late_scan'>,
  now: Date,
): Decision {
  if (scannedAt >= lapsedAt || facts.ask.deposit.status !== 'deducted') {
    return nothingToDo('E79');
  }
  return answer({ name: 'late_scan', context: { ...facts, now, inputs: { isFineInSuspense: !facts.isReleased } } });
}
