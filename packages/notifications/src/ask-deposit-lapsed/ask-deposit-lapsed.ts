import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askDepositLapsed: MessageTemplate<'ask-deposit-lapsed'> = {
  inbox: ({ deposit }) => ({
    title: 'Your ask has closed',
    text: `The deposit of ${amountText(deposit)} was not paid in time, so the ask has closed. Nothing was taken. You can list the item again.`,
  }),
};
