import type { SuspendedPart } from '@suki/domain/people/suspension';

/** Acts on a person, each with a reason. */
export const actsTexts = {
  reason: 'Reason',
  reasonHint: 'It stays in the history, where your colleagues read it.',
  reasonMissing: 'Say why in a few words.',
  working: 'Working',
  suspend: (part: SuspendedPart) => (part === 'account' ? 'Suspend the whole account' : `Suspend ${part}`),
  suspendButton: (part: SuspendedPart) => (part === 'account' ? 'Suspend the account' : `Suspend ${part}`),
  asAsked: (what: string, name: string) => `${what}, as ${name} asks`,
  suspended: (part: string) => `${part}: suspended`,
  fraud: 'This is fraud: stop withdrawals too',
  fraudHint: 'If you leave this out, they can still withdraw what they earned.',
  lift: (part: SuspendedPart) => (part === 'account' ? 'Open the account again' : `Allow ${part} again`),
  liftText:
    'This ends every suspension of this part, automatic ones too. Withdrawals open again, unless another part is suspended for fraud.',
  liftButton: 'Lift the suspension',
  lifted: (part: string) => `${part}: the suspension is lifted`,
  endSessions: 'Sign this person out everywhere',
  endSessionsText: 'Every phone and computer has to sign in again. The account stays open.',
  endSessionsButton: 'Sign out everywhere',
  sessionsEnded: (name: string) => `${name} is signed out everywhere`,
  needsAdmin: 'This is an admin, so another admin has to confirm within a day.',
  canConfirm: 'Another admin can confirm now',
  askedFor: (name: string) => `${name} has asked for it. An admin other than ${name} confirms.`,
} as const;

export const rolesTexts = {
  title: 'Roles',
  none: 'A customer, with no staff role.',
  give: 'Give a role',
  giveText: 'It starts at once, wherever they are signed in.',
  giveButton: 'Give the role',
  given: (name: string) => `${name} has the role now`,
  role: 'Role',
  take: (role: string) => `Take away the ${role} role`,
  takeText: 'It ends at once, on every station. What they did stays in the history.',
  takeButton: 'Take the role away',
  taken: (role: string) => `${role}: the role is taken away`,
  lost: 'Remove a lost authenticator',
  lostAsked: (name: string) => `Remove a lost authenticator: ${name} asks`,
  lostText:
    'First make sure who is asking: meet in person, or call the number that you know. Another admin has to agree within a day.',
  lostButton: 'Ask to remove it',
  lostDone: 'Another admin can agree now',
  removeText: (name: string) =>
    `An admin other than ${name} has to agree. We tell this person and sign them out, and they set up a new one.`,
  removeButton: 'Remove it',
  removed: (name: string) => `${name}: the authenticator is removed`,
} as const;
