import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderShipLater: MessageTemplate<'order-ship-later'> = {
  inbox: ({ deadline }) => ({
    title: 'Your item comes a day later',
    text: `The seller needs one more day and ships until ${momentText(deadline)}.`,
  }),
};
