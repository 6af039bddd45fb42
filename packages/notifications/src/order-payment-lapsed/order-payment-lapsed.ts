import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderPaymentLapsed: MessageTemplate<'order-payment-lapsed'> = {
  inbox: ({ total }) => ({
    title: 'The order has closed',
    text: `${amountText(total)} was not paid in time, so the item is on sale again. Nothing was taken from you.`,
  }),
};
