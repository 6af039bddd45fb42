import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const appealLost: MessageTemplate<'appeal-lost'> = {
  inbox: ({ fine }) => ({
    title: 'Your appeal was not accepted',
    text: `We looked at it again. The ${amountText(fine)} stay kept.`,
  }),
};
