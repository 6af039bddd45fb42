import { endApproval, lockApproval } from '@suki/db/queries/approvals';
import type { Tx } from '@suki/db/tx';
import { decideApprove } from '@suki/domain/approvals/approval';
import type { AskId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Dependencies } from '../../../dependencies.ts';
import { carryOut } from '../../trade/carry-out.ts';
import { lockAskTrade } from '../../trade/lock-trade.ts';
import type { ApprovedBy } from './approve-order-money.ts';
import { keptOf } from './order-money.ts';

/** Keeps the deposit of a suspended seller's ask, as support asked, with its reason and both people in the history. */
export async function approveKeptDeposit(
  tx: Tx,
  { id, askId, person, refuse }: ApprovedBy & { readonly askId: AskId },
  { clock, ids }: Pick<Dependencies, 'clock' | 'ids'>,
): Promise<void> {
  const trade = await lockAskTrade(tx, askId);
  const request = await lockApproval(tx, id);
  if (trade === undefined || request === undefined) throw refuse('APPROVAL_NOT_FOUND');
  const at = clock.now();
  const verdict = decideApprove(request, person, at);
  if (!verdict.ok) throw refuse(verdict.reason);
  const decision = decide({ name: 'review_suspension', outcome: 'keep' }, trade, at);
  const isAsAsked = decision.ok && decision.event === request.event && keptOf(decision) === request.amount;
  if (!isAsAsked) throw refuse('APPROVAL_OVERTAKEN');
  const audit = { ...decision.audit, reason: request.reason, askedBy: request.requestedByName ?? request.requestedBy };
  await carryOut(tx, { ...decision, audit }, { at, actorId: person.userId }, { ids });
  await endApproval(tx, id, { status: verdict.status, by: person.userId, at, note: null });
}
