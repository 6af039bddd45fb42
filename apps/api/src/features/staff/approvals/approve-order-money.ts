import { endApproval, lockApproval } from '@suki/db/queries/approvals';
import type { Tx } from '@suki/db/tx';
import { decideApprove, type SecondPerson } from '@suki/domain/approvals/approval';
import type { ApprovalId, OrderId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { AuditDetails } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../../dependencies.ts';
import { carryOut } from '../../trade/carry-out.ts';
import { lockTradeOfOrder, type Trade } from '../../trade/lock-trade.ts';
import { movesNothing, type OrderCommands, type OrderMoneyKind, orderMoney } from './order-money.ts';

export type ApprovedBy = {
  readonly id: ApprovalId;
  readonly person: SecondPerson;
  readonly refuse: (reason: 'APPROVAL_NOT_FOUND' | 'APPROVAL_OVER' | 'APPROVAL_OVERTAKEN' | 'SECOND_PERSON') => Error;
};

/** Carries out what was asked about an order, with its reason and both people in the history. */
export async function approveOrderMoney(
  tx: Tx,
  { id, orderId, person, refuse }: ApprovedBy & { readonly orderId: OrderId },
  { clock, ids }: Pick<Dependencies, 'clock' | 'ids'>,
): Promise<void> {
  const trade = await lockTradeOfOrder(tx, orderId);
  const request = await lockApproval(tx, id);
  if (trade === undefined || request === undefined) throw refuse('APPROVAL_NOT_FOUND');
  const at = clock.now();
  const verdict = decideApprove(request, person, at);
  if (!verdict.ok) throw refuse(verdict.reason);
  const { kind, command, requestedBy, requestedByName, reason } = request;
  const asked = { kind, command, event: request.event, amount: request.amount } as AskedMoney;
  const audit = { reason, askedBy: requestedByName ?? requestedBy };
  const isDone = await carryOutAsked(tx, asked, { trade, audit, requestedBy, by: person.userId, at }, { ids });
  if (!isDone) throw refuse('APPROVAL_OVERTAKEN');
  await endApproval(tx, id, { status: verdict.status, by: person.userId, at, note: null });
}

/** The stored command has the type of its kind, because `moneyCommand` alone writes it. */
type AskedMoney<Kind extends OrderMoneyKind = 'report_loss'> = {
  readonly kind: Kind;
  readonly command: OrderCommands[Kind];
  readonly event: string;
  readonly amount: Centavos;
};

type Approved = {
  readonly trade: Trade;
  readonly audit: AuditDetails;
  readonly requestedBy: UserId;
  readonly by: UserId;
  readonly at: Date;
};

/** Returns false, with nothing written, when the facts of now do not allow it, or make it dearer than asked. */
async function carryOutAsked<Kind extends OrderMoneyKind>(
  tx: Tx,
  { kind, command, event, amount }: AskedMoney<Kind>,
  { trade, audit, requestedBy, by, at }: Approved,
  { ids }: Pick<Dependencies, 'ids'>,
): Promise<boolean> {
  const money = orderMoney[kind];
  const decision = await money.decide(trade, command, { tx, now: at });
  if (!decision.ok || movesNothing(decision) || decision.event !== event) return false;
  if (money.amountOf(decision, trade) > amount) return false;
  await carryOut(tx, { ...decision, audit: { ...decision.audit, ...audit } }, { at, actorId: by }, { ids });
  await money.alsoWrite?.(tx, { trade, command, by: requestedBy, at }, { ids });
  return true;
}
