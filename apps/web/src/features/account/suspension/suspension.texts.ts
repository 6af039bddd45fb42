import { SUPPORT_EMAIL } from '@suki/domain/config/support';

export const suspensionTexts = {
  limited: 'Your account is limited',
  suspended: 'Your account is suspended',
  /** By the part that is closed. */
  closed: { selling: 'You can’t sell for now', buying: 'You can’t buy or bid for now' },
  why: {
    counterfeit: 'Why: our inspection found that an item of yours isn’t authentic.',
    payment_taken_back: 'Why: your bank took back the payment of an order.',
    review: 'Why: our team is reviewing your account.',
  },
  selling: 'You can’t sell for now. Sales you already made continue as usual.',
  buying: 'You can’t buy or bid for now. Orders you already paid for continue as usual.',
  account: 'You can look around, but you can’t buy, sell or change anything for now.',
  mayWithdraw: 'The money you earned is yours, and you can withdraw it as usual.',
  mayNotWithdraw: 'Your money stays safe in your wallet. You can withdraw it when our review is done.',
  next: 'Think this is a mistake? Email us from the address of your account, and a person answers.',
  email: `Email ${SUPPORT_EMAIL}`,
  href: `mailto:${SUPPORT_EMAIL}`,
} as const;
