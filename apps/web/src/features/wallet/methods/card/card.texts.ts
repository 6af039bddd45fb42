export const cardTexts = {
  title: 'Card',
  detail: 'Visa, Mastercard or JCB',
  about: 'Your card goes straight to the payment service, never to us. We keep its last four digits and its end.',
  number: 'Card number',
  expiry: 'Good until',
  expiryHint: 'Month and year, as 08/28.',
  code: 'Security code',
  codeHint: 'The three digits on the back.',
  problems: {
    number: 'Enter the whole number: 12 to 19 digits.',
    digits: 'There is a typing error in this number.',
    expiry: 'Enter month and year as on the card: 08/28.',
    expired: 'This card has ended.',
    code: 'Enter three or four digits.',
  },
  refused: {
    EXPIRED_CARD: 'This card has ended. Nothing was saved.',
    INVALID_PAYMENT_METHOD: 'The payment service does not take this card. Nothing was saved.',
    other: 'The payment service did not take this card. Look at the number, then try again. Nothing was saved.',
    noAnswer: 'The payment service did not answer. Check your connection, then try again. Nothing was saved.',
  },
} as const;
