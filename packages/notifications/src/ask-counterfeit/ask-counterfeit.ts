import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askCounterfeit: MessageTemplate<'ask-counterfeit'> = {
  inbox: ({ fine }) => ({
    title: 'Your item is not authentic',
    text: `It did not pass our check. ${amountText(fine)} of your deposit is kept and the item is held. You can appeal within ${windowText('penalty_release')}.`,
  }),
};
