import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderConfirmNear: MessageTemplate<'order-confirm-near'> = {
  inbox: ({ deadline }) => ({
    title: 'A sale waits for your word',
    text: `The buyer has paid. Confirm until ${momentText(deadline)} that you will send the item. Otherwise the order closes and your deposit is kept.`,
  }),
  sms: ({ deadline }) =>
    `Suki: confirm your sale in the app until ${momentText(deadline)}, or the order closes and your deposit is kept.`,
};
