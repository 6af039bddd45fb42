import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const payoutSucceeded: MessageTemplate<'payout-succeeded'> = {
  inbox: ({ amount }) => ({ title: 'Your payout has arrived', text: `The bank has confirmed ${amountText(amount)}.` }),
};
