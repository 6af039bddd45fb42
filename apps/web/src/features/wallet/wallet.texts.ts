export const walletTexts = {
  title: 'Wallet',
  path: 'Path',
  books: 'More about your money',
  depositsNote: 'What we hold for your asks and bids',
  depositsHeld: (amount: string, count: number) =>
    count === 1 ? `${amount} held for 1 ask or bid` : `${amount} held for ${count} asks and bids`,
  ledgerNote: 'Every peso that moved, and why',
  balance: 'Balance',
  hide: 'Hide the balance',
  show: 'Show the balance',
  covered: '₱ ••••',
  withdrawable: 'You can withdraw now',
  stopped: 'You can withdraw after our review',
  availableLater: 'Available later',
  whyHeld: (sales: number, held: string) =>
    `For your first ${sales} sales you can withdraw the money ${held} after the buyer gets the item. After those, as soon as an item passes.`,
} as const;
