import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidToPay: MessageTemplate<'bid-to-pay'> = {
  inbox: ({ deposit, deadline }) => ({
    title: 'Pay the deposit for your bid',
    text: `Pay ${amountText(deposit)} until ${momentText(deadline)}, and your bid goes live.`,
  }),
};
