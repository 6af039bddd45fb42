import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidToPayNear: MessageTemplate<'bid-to-pay-near'> = {
  inbox: ({ deadline }) => ({
    title: 'The deposit of your bid is due soon',
    text: `Pay it until ${momentText(deadline)}. Otherwise the bid closes.`,
  }),
};
