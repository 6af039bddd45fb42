import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askToPayNear: MessageTemplate<'ask-to-pay-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Your deposit is due soon',
    text: `Pay the deposit of your listing until ${momentText(deadline)}. Otherwise the listing closes.`,
  }),
};
