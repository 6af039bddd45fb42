export const suspensionTexts = {
  title: 'Your account is limited',
  selling: 'You cannot sell for now. What you have already sold goes on as usual.',
  buying: 'You cannot buy or bid for now. Orders that you have paid for go on as usual.',
  account: 'Your account is suspended.',
  mayWithdraw: 'The money that you earned stays yours: you can withdraw what is free.',
  mayNotWithdraw: 'Withdrawals wait until our review is done. Your balance stays as it is.',
  next: 'If you think this is a mistake, write to our support with your order number.',
} as const;
