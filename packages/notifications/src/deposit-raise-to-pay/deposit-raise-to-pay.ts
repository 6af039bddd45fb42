import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const depositRaiseToPay: MessageTemplate<'deposit-raise-to-pay'> = {
  inbox: ({ deposit, deadline }) => ({
    title: 'Pay the rest of your deposit',
    text: `Your new price needs ${amountText(deposit)} more deposit. Pay it until ${momentText(deadline)}. Until then your old price stays live.`,
  }),
};
