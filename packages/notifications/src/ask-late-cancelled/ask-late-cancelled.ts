import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askLateCancelled: MessageTemplate<'ask-late-cancelled'> = {
  inbox: ({ returned }) => ({
    title: 'We were too late',
    text: `The order has closed through our fault. Your deposit of ${amountText(returned)} goes back, and we send your item back at our cost.`,
  }),
};
