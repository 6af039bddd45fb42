export const walletTexts = {
  title: 'Wallet',
  balance: 'Balance',
  hide: 'Hide the balance',
  show: 'Show the balance',
  covered: '₱ ••••',
  withdrawable: 'You can withdraw now',
  availableFrom: (day: string) => `Available from ${day}`,
  availableLater: 'Available later',
  whyHeld: (sales: number, hours: number) =>
    `What your first ${sales} sales bring can be withdrawn ${hours} hours after the buyer has the pair.`,
} as const;
