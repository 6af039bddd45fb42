export const walletTexts = {
  title: 'Wallet',
  path: 'Path',
  books: 'The books of your wallet',
  depositsNote: 'What we hold for your asks and bids',
  ledgerNote: 'Every peso with the rule behind it',
  balance: 'Balance',
  hide: 'Hide the balance',
  show: 'Show the balance',
  covered: '₱ ••••',
  withdrawable: 'You can withdraw now',
  stopped: 'You can withdraw after our review',
  availableFrom: (day: string) => `Available from ${day}`,
  availableLater: 'Available later',
  whyHeld: (sales: number, held: string) =>
    `What your first ${sales} sales bring can be withdrawn ${held} after the buyer has the item.`,
} as const;
