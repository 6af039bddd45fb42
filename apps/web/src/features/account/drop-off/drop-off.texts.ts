export const dropOffTexts = {
  title: 'My drop-off code',
  lead: 'Show this at our counter when you bring an item. We book it to your account, and to nobody else’s.',
  qr: (code: string) => `QR code of ${code}`,
  letters: 'Or read out the letters',
  until: (moment: string) => `Good until ${moment}, for one item. The next code comes by itself.`,
  making: 'Making your code',
  ended: 'This code has ended.',
  again: 'New code',
  care: 'Send it to nobody: whoever shows it brings items in your name.',
  link: 'My drop-off code',
} as const;
