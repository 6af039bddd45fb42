import { insertApproval, type NewApproval, waitingApprovalOf } from '@suki/db/queries/approvals';
import { raiseApprovalAlert } from '@suki/db/queries/money-alerts';
import type { Tx } from '@suki/db/tx';
import { approvalStatus, needsApproval } from '@suki/domain/approvals/approval';
import { APPROVAL_LASTS_MS } from '@suki/domain/config/approvals';
import { isId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../../dependencies.ts';

type Wish = Omit<NewApproval, 'id' | 'expiresAt'>;

/**
 * Stores a request instead of carrying a command out, when its amount needs a second person; the caller holds the lock
 * of the order, payout or ask. Beside a request that waits, nothing about the same money is begun.
 * @returns true when the command waits, and false when one person is enough.
 * @throws the error of `isWaiting`, where a request about the subject waits already.
 */
export async function askSecondPerson(
  tx: Tx,
  wish: Wish,
  { ids, isWaiting }: Pick<Dependencies, 'ids'> & { readonly isWaiting: () => Error },
): Promise<boolean> {
  const { kind, amount, subject, reason, at } = wish;
  const other = await waitingApprovalOf(tx, subject);
  if (other !== undefined && approvalStatus(other, at) === 'waiting') throw isWaiting();
  if (!needsApproval(kind, amount)) return false;
  await insertApproval(tx, { ...wish, id: ids.next('apv'), expiresAt: new Date(at.getTime() + APPROVAL_LASTS_MS) });
  const entity = isId('ord', subject) ? 'order' : isId('ask', subject) ? 'ask' : 'payout';
  await raiseApprovalAlert(tx, { entity, id: subject, reason, at });
  return true;
}
