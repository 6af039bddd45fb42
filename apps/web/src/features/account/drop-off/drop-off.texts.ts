export const dropOffTexts = {
  title: 'My drop-off code',
  lead: 'Dropping off an item? Show this code at our counter, and we check the item in under your account.',
  qr: (code: string) => `QR code of ${code}`,
  letters: 'No scanner? Read out these letters',
  until: (moment: string) => `Show it by ${moment}. It is good for one item, and a new code appears by itself.`,
  loading: 'Making your code',
  again: 'Make a new code',
  care: 'Keep it to yourself. Anyone who shows this code drops off items in your name.',
  path: 'Path',
  account: 'My account',
  link: 'My drop-off code',
} as const;
