export const membersTexts = {
  title: 'Staff',
  before:
    'Open a person to give them a role or take one away. New here? Have them sign in to the shop once, then find them under ',
  people: 'People',
  after: '.',
  loading: 'Loading the staff',
  none: 'Nobody has a role yet.',
  suspended: 'Suspended',
  noName: 'No name yet',
  since: (email: string, day: string) => `${email}, since ${day}`,
  noEmail: 'No email',
} as const;
