import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderLostOutbound: MessageTemplate<'order-lost-outbound'> = {
  inbox: ({ refund }) => ({
    title: 'Your parcel was lost',
    text: `We are sorry. ${amountText(refund)} goes back to you.`,
  }),
};
