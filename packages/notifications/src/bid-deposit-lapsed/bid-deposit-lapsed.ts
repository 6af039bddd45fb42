import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidDepositLapsed: MessageTemplate<'bid-deposit-lapsed'> = {
  inbox: ({ deposit }) => ({
    title: 'Your bid has closed',
    text: `The deposit of ${amountText(deposit)} was not paid in time. Nothing was charged.`,
  }),
};
