import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidMatched: MessageTemplate<'bid-matched'> = {
  inbox: ({ price, total, deadline }) => ({
    title: 'Your bid found a seller',
    text: `A seller takes ${amountText(price)}. Pay ${amountText(total)} until ${momentText(deadline)}, or your deposit goes to the seller.`,
  }),
};
