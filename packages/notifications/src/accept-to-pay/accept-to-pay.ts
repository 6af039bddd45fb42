import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const acceptToPay: MessageTemplate<'accept-to-pay'> = {
  inbox: ({ deposit, deadline }) => ({
    title: 'Pay the deposit for this bid',
    text: `You accepted a bid. Pay ${amountText(deposit)} until ${momentText(deadline)} to keep it.`,
  }),
};
