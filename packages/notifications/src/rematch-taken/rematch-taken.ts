import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const rematchTaken: MessageTemplate<'rematch-taken'> = {
  inbox: ({ refund }) => ({
    title: 'You have another one',
    text: `The new seller confirms within ${windowText('confirmation')}. ${amountText(refund)} of difference goes back to you.`,
  }),
};
