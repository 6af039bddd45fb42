import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const depositReturned: MessageTemplate<'deposit-returned'> = {
  inbox: ({ returned }) => ({
    title: 'Your deposit is on its way back',
    text: `You took your ask off the market. ${amountText(returned)} goes back to where you paid it from.`,
  }),
};
