import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidDepositReturned: MessageTemplate<'bid-deposit-returned'> = {
  inbox: ({ returned }) => ({
    title: 'Your deposit goes back',
    text: `Your bid has ended. ${amountText(returned)} goes back to where it came from.`,
  }),
};
