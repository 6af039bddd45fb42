import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askLostInbound: MessageTemplate<'ask-lost-inbound'> = {
  inbox: ({ returned, compensation }) => ({
    title: 'Your parcel was lost',
    text: `We could not find it. Your deposit of ${amountText(returned)} goes back, and you receive ${amountText(compensation)} for the item.`,
  }),
};
