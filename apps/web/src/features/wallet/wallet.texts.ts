export const walletTexts = {
  title: 'Wallet',
  balance: 'Balance',
  hide: 'Hide the balance',
  show: 'Show the balance',
  covered: '₱ ••••',
  withdrawable: 'You can withdraw now',
  holdsLabel: 'Available later',
  availableFrom: (day: string) => `Available from ${day}`,
  availableLater: 'Available later',
  whyHeld: 'Money from your first sales waits until 72 hours after the buyer has the pair.',
} as const;
