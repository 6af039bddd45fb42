import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askLostHere: MessageTemplate<'ask-lost-here'> = {
  inbox: ({ returned, compensation }) => ({
    title: 'We lost your item',
    text: `We are very sorry. Your deposit of ${amountText(returned)} goes back, and you receive ${amountText(compensation)} for the item.`,
  }),
};
