import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const depositKept: MessageTemplate<'deposit-kept'> = {
  inbox: ({ fine }) => ({
    title: 'Your deposit is kept',
    text: `After our review ${amountText(fine)} of your deposit is kept. If this is wrong, write to support within ${windowText('penalty_release')}.`,
  }),
};
