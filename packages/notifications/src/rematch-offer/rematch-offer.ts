import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const rematchOffer: MessageTemplate<'rematch-offer'> = {
  inbox: ({ deadline }) => ({
    title: 'Another one for the same money?',
    text: `Choose until ${momentText(deadline)}: the next one in your size at no more than you paid, or your money back.`,
  }),
};
