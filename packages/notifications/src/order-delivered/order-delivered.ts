import { CLAIM_WINDOW_MS } from '@suki/domain/config/timers';
import { lengthText } from '@suki/domain/time/length-text';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderDelivered: MessageTemplate<'order-delivered'> = {
  inbox: ({ deadline }) => ({
    title: 'Your item has been delivered',
    text: `Look at it now: tell us within ${lengthText(CLAIM_WINDOW_MS)} if something is wrong. If all is well, confirm; otherwise the order is finished by itself on ${momentText(deadline)}.`,
  }),
  sms: () =>
    `Suki: your item has been delivered. Check it and tell us in the app within ${lengthText(CLAIM_WINDOW_MS)} if something is wrong.`,
};
