import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const depositReturnedLate: MessageTemplate<'deposit-returned-late'> = {
  inbox: ({ returned }) => ({
    title: 'Your deposit goes back',
    text: `Your payment arrived after the ask had closed. ${amountText(returned)} goes back to where you paid it from. You can list the item again.`,
  }),
};
