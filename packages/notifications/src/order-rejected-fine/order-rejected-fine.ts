import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderRejectedFine: MessageTemplate<'order-rejected-fine'> = {
  inbox: ({ fine, returned }) => ({
    title: 'Part of your deposit is kept',
    text: `You turned down an order that a buyer had paid. ${amountText(fine)} of your deposit is kept, ${amountText(returned)} goes back.`,
  }),
};
