import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderShipNear: MessageTemplate<'order-ship-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Send your item soon',
    text: `Hand it to the courier and give us the tracking number until ${momentText(deadline)}. Otherwise the order closes and your deposit is kept.`,
  }),
  sms: ({ deadline }) =>
    `Suki: send your item and give us its tracking number until ${momentText(deadline)}, or the order closes and your deposit is kept.`,
};
