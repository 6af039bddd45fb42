import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askInboundReturned: MessageTemplate<'ask-inbound-returned'> = {
  inbox: ({ returned }) => ({
    title: 'The parcel did not reach us',
    text: `The courier took it back twice, which is not your fault. Your deposit of ${amountText(returned)} goes back.`,
  }),
};
