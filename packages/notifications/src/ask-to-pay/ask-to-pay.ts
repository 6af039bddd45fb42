import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askToPay: MessageTemplate<'ask-to-pay'> = {
  inbox: ({ deposit, deadline }) => ({
    title: 'Pay the deposit to go live',
    text: `Pay the deposit of ${amountText(deposit)} until ${momentText(deadline)} and your item goes on sale. You get it back when the sale is done.`,
  }),
  mail: ({ deposit, deadline }) => ({
    subject: 'Pay the deposit to go live',
    text: `The deposit of ${amountText(deposit)} shows buyers that you will send the item. Pay it until ${momentText(deadline)}; after that the ask closes and nothing is taken from you.`,
  }),
};
