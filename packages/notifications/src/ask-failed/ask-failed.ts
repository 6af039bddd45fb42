import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askFailed: MessageTemplate<'ask-failed'> = {
  inbox: ({ fine }) => ({
    title: 'Your item did not pass',
    text: `It did not pass our check, so ${amountText(fine)} of your deposit is kept. You can appeal within ${windowText('penalty_release')}.`,
  }),
};
