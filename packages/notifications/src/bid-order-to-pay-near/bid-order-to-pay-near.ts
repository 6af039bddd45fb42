import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidOrderToPayNear: MessageTemplate<'bid-order-to-pay-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Your accepted bid is not paid yet',
    text: `Pay until ${momentText(deadline)}. Otherwise the order closes and the deposit of your bid is kept.`,
  }),
  sms: ({ deadline }) =>
    `Suki: pay for your accepted bid until ${momentText(deadline)}, or the order closes and your deposit is kept.`,
};
