import type { SuspendedPart } from '@suki/domain/people/suspension';

export const peopleTexts = {
  title: 'People',
  field: 'Email, mobile number, order number or name',
  hint: 'The start of a name is enough. An order number finds its buyer and seller.',
  tooShort: 'Type two letters or more.',
  search: 'Search',
  searching: 'Searching',
  nothing: (text: string) =>
    `No one found for “${text}”. Check the spelling. Type an email or a number in full; a name is found by its first letters.`,
  found: (text: string) => `People found for ${text}`,
  more: 'There are more. Type more of the name, or a complete email.',
  suspended: 'Suspended',
  guest: 'A guest',
  noName: 'No name yet',
  joinedOn: (day: string) => `joined ${day}`,
} as const;

export const personTexts = {
  page: 'Person',
  loading: 'Loading the person',
  unknown: { title: 'There is no such person', text: 'Search by email, mobile number, order number or name.' },
  where: 'This person’s account',
  account: 'Account',
  acts: 'What you can do',
  onlyLook: 'You can look. Support suspends people and lifts suspensions.',
  standing: 'Standing',
  standings: 'Notes on the standing',
  noStandings: 'No suspension, kept deposit or failed item.',
  history: 'History',
  noHistory: 'No one on the staff has acted on this account yet.',
  openOrder: 'Open the order',
  openOrderOf: (title: string) => `Open the order of: ${title}`,
  email: 'Email',
  phone: 'Mobile number',
  none: 'None',
  joined: 'Joined',
  selling: 'Selling',
  buying: 'Buying',
  allowed: 'Allowed',
  open: 'Open',
  withdrawals: 'Withdrawals',
  withdrawalsStopped: 'Stopped until you lift the suspension',
  withdrawalsTheirs: 'Allowed: what they earned is theirs',
  wallet: 'Wallet',
  secondStep: 'Second step',
  isSetUp: 'Set up',
  isNotSetUp: 'Not set up',
  forFraud: (what: string) => `${what} for fraud`,
  theStaff: 'The staff',
  automatic: (title: string) => `Automatic: ${title}`,
  lifted: (at: string, name: string, reason: string) => `Lifted ${at} by ${name}: ${reason}`,
  operators: 'The system operators',
} as const;

export const changeTexts = {
  deposit_default: 'We kept a deposit',
  failed_inspection: 'An item failed our inspection',
  selling_suspended: 'Selling suspended',
  buying_suspended: 'Buying suspended',
} as const;

export const actTexts = {
  selling_suspended: 'Selling suspended',
  buying_suspended: 'Buying suspended',
  account_suspended: 'Account suspended',
  selling_restored: 'Selling allowed again',
  buying_restored: 'Buying allowed again',
  account_restored: 'Account opened again',
  sessions_ended: 'Signed out everywhere',
  role_granted: 'Role given',
  role_taken: 'Role taken away',
  admin_suspension_asked: 'Suspension of an admin asked for',
  admin_role_asked: 'End of the admin role asked for',
  second_factor_enrolled: 'Second step set up',
  second_factor_reset_asked: 'Removal of the second step asked for',
  second_factor_reset: 'Second step removed',
  recovery_code_used: 'Signed in with a recovery code',
} as const;

export const partTitles: Readonly<Record<SuspendedPart, string>> = {
  selling: 'Selling',
  buying: 'Buying',
  account: 'The account',
};

/** The effect of a suspension, for the question before it. */
export const partEffects: Readonly<Record<SuspendedPart, string>> = {
  selling: 'They can’t post asks or accept bids. Asks on the market stay there until you take them off below.',
  buying: 'They can’t buy or bid. Bids on the market stay there until you take them off below.',
  account: 'They can sign in and look, but can’t buy, sell, withdraw or change anything. Their account page says so.',
};
