import { type EmailProof, takeEmail } from '@suki/db/queries/emails';
import { insertMessages } from '@suki/db/queries/inbox';
import type { Tx } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';

/** Stores a proved address; an account that had it before reads in its inbox that it gets no mail any more. */
export async function storeEmail(tx: Tx, userId: UserId, proof: EmailProof, at: Date): Promise<void> {
  const { formerOwner } = await takeEmail(tx, userId, proof);
  if (formerOwner === null) return;
  await insertMessages(tx, [{ to: formerOwner, tab: 'platform', kind: 'email-taken', params: {} }], { at });
}
