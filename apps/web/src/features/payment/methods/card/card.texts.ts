export const cardTexts = {
  title: 'Card',
  detail: 'Visa, Mastercard or JCB',
  about:
    'Your card number goes straight to the payment service, never to us. We store the last four digits and the expiry date.',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'Month and year, like 08/28.',
  code: 'Security code',
  codeHint: 'The three digits on the back.',
  problems: {
    number: 'Enter the full number: 12 to 19 digits.',
    digits: 'There’s a typo in this number.',
    expiry: 'Enter the month and year on the card: 08/28.',
    expired: 'This card has expired.',
    code: 'Enter three or four digits.',
  },
  refused: {
    EXPIRED_CARD: 'This card has expired. Nothing was saved.',
    INVALID_PAYMENT_METHOD: 'The payment service doesn’t accept this card. Nothing was saved.',
    other: 'The payment service didn’t accept this card. Check the number, then try again. Nothing was saved.',
    noAnswer: 'The payment service didn’t answer. Check your connection, then try again. Nothing was saved.',
  },
} as const;
