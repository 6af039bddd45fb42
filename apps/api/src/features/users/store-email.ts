import { type EmailProof, takeEmail } from '@suki/db/queries/emails';
import { insertMessages } from '@suki/db/queries/inbox';
import type { Tx } from '@suki/db/tx';
import { type OwnerBefore, tellOfEmailChange } from './tell-owner.ts';

/**
 * Stores a proved address. Its person is told at the address of before, and an account that had it reads in its inbox
 * that it gets no mail any more.
 * @param owner the row as it stood before, locked.
 */
export async function storeEmail(tx: Tx, owner: OwnerBefore, proof: EmailProof, at: Date): Promise<void> {
  const { isTaken, formerOwner } = await takeEmail(tx, owner.id, proof);
  if (isTaken) await tellOfEmailChange(tx, owner, { email: proof.email, at });
  if (formerOwner === null) return;
  await insertMessages(tx, [{ to: formerOwner, tab: 'platform', kind: 'email-taken', params: {} }], { at });
}
