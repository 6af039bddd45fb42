import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const raiseToPayNear: MessageTemplate<'raise-to-pay-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Your new price waits for its deposit',
    text: `Pay the rest of the deposit until ${momentText(deadline)}. Otherwise the new price is dropped and the old one stays.`,
  }),
};
