import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderNotScanned: MessageTemplate<'order-not-scanned'> = {
  inbox: ({ refund }) => ({
    title: 'The parcel never reached the courier',
    text: `No courier has seen the parcel, so we closed the order. ${amountText(refund)} goes back to you in full.`,
  }),
};
