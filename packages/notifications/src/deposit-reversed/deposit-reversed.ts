import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const depositReversed: MessageTemplate<'deposit-reversed'> = {
  inbox: ({ deposit }) => ({
    title: 'Your bank took the deposit back',
    text: `Your bank took back the deposit of ${amountText(deposit)}. Pay it again, or your trade cannot go on.`,
  }),
};
