import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const raiseDropped: MessageTemplate<'raise-dropped'> = {
  inbox: ({ price }) => ({
    title: 'Your old price stays',
    text: `The rest of the deposit was not paid in time, so your price stays at ${amountText(price)}. Nothing was charged.`,
  }),
};
