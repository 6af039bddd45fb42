import { insertMessages } from '@suki/db/queries/inbox';
import type { User } from '@suki/db/queries/users';
import type { Tx } from '@suki/db/tx';
import { type MessageKind, type MessageParamsOf, messageKinds } from '@suki/domain/trade/facts/message-kinds';

type ChangeKind = Extract<
  MessageKind,
  'account-added' | 'account-changed' | 'account-removed' | 'phone-changed' | 'email-changed' | 'second-step-removed'
>;

/** The owner as they stood before the change; lock the row first, so that no other change comes between. */
export type OwnerBefore = Pick<User, 'id' | 'email' | 'phoneNumber' | 'phoneVerifiedAt'>;

const READABLE_CHARACTERS = 4;

/**
 * Tells the owner of an account about a change that may lead money elsewhere, at the addresses of before: whoever made
 * the change may read the new ones (ADR 0087). The message is written in the transaction of the change.
 */
export async function tellOwner<Kind extends ChangeKind>(
  tx: Tx,
  owner: OwnerBefore,
  { kind, params, at }: { readonly kind: Kind; readonly params: MessageParamsOf<Kind>; readonly at: Date },
): Promise<void> {
  const { email, phoneNumber, phoneVerifiedAt } = owner;
  const oldAddress = { email, phoneNumber: phoneVerifiedAt === null ? null : phoneNumber };
  await insertMessages(tx, [{ to: owner.id, tab: messageKinds[kind].tab, kind, oldAddress, params: { ...params } }], {
    at,
  });
}

/** `•••• 4567`: enough for the owner to know the number, too little for whoever reads the message. */
export function maskedPhone(phoneNumber: string): string {
  return `•••• ${phoneNumber.slice(-READABLE_CHARACTERS)}`;
}

/** Tells about another mail address, at the old one. Call it in the transaction that stores the new one. */
export async function tellOfEmailChange(
  tx: Tx,
  owner: OwnerBefore,
  { email, at }: { readonly email: string; readonly at: Date },
): Promise<void> {
  if (owner.email === null || owner.email.toLowerCase() === email.toLowerCase()) return;
  const params = { before: maskedEmail(owner.email), after: maskedEmail(email) };
  await tellOwner(tx, owner, { kind: 'email-changed', params, at });
}

/** `b•••@suki.test`; a domain is cut after 40 characters, so that an SMS stays short. */
function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain.slice(0, 40)}`;
}
