import { noteUnreachableEmail } from '@suki/db/queries/emails';
import { insertMessages } from '@suki/db/queries/inbox';
import { withTransaction } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';

/**
 * Stops mail to an address after a mail server said that nobody reads mail there, and tells the person in the inbox,
 * once. An address that was only to be verified is not stored; its person is told as well.
 */
export async function tellUnreachableEmail(
  { userId, email, isStored }: { readonly userId: UserId; readonly email: string; readonly isStored: boolean },
  { pool, clock }: Pick<Dependencies, 'pool' | 'clock'>,
): Promise<void> {
  const at = clock.now();
  await withTransaction(pool, async (tx) => {
    const isNew = await noteUnreachableEmail(tx, userId, email, at);
    if (isStored && !isNew) return;
    await insertMessages(tx, [{ to: userId, tab: 'platform', kind: 'email-unreachable', params: {} }], { at });
  });
}
