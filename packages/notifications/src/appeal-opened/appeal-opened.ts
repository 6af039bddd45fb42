import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const appealOpened: MessageTemplate<'appeal-opened'> = {
  inbox: ({ fine }) => ({
    title: 'We have your appeal',
    text: `We look at it within five working days. The ${amountText(fine)} wait until then.`,
  }),
};
