import type { PaymentMessageId } from './payments.en.ts';

export const paymentsFil: Readonly<Record<PaymentMessageId, string>> = {
  'paymentMethod.REQUIRES_ACTION': 'Tapusin ang pag-link nito',
  'paymentMethod.ACTIVE': 'Handa na',
  'paymentMethod.INACTIVE': 'Nakapatay',
  'paymentMethod.EXPIRED': 'Paso na',
  'paymentMethod.PENDING': 'Nili-link pa',
  'paymentMethod.FAILED': 'Hindi na-link',
  'paymentMethod.DOWNTIME': 'Sarado ang bangko hanggang {until}',
  'paymentMethod.EXCEED': 'Hanggang {limit} lang sa isang bayad',
  'payment.urlNotFound': 'Hindi nahanap ang payment url.',
};
