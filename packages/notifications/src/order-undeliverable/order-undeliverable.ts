import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderUndeliverable: MessageTemplate<'order-undeliverable'> = {
  inbox: ({ refund }) => ({
    title: 'Your order is closed',
    text: `The parcel could not be delivered and nobody answered. ${amountText(refund)} goes back, less the two ways.`,
  }),
};
