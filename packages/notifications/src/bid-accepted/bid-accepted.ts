import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidAccepted: MessageTemplate<'bid-accepted'> = {
  inbox: ({ total, deadline }) => ({
    title: 'Bid accepted: pay now',
    text: `A seller accepted your bid. Pay ${amountText(total)} until ${momentText(deadline)}, or your deposit goes to the seller.`,
  }),
};
