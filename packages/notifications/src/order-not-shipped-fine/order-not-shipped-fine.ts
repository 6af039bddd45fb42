import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderNotShippedFine: MessageTemplate<'order-not-shipped-fine'> = {
  inbox: ({ fine }) => ({
    title: 'Your deposit is kept',
    text: `You did not send the item in time. ${amountText(fine)} of your deposit is kept. If something went wrong, write to support within ${windowText('penalty_release')}.`,
  }),
};
