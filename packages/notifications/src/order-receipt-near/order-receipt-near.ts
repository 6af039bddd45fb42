import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderReceiptNear: MessageTemplate<'order-receipt-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Did your item arrive?',
    text: `Confirm it until ${momentText(deadline)}, or write to support if it did not. Without a word from you the order counts as received.`,
  }),
};
