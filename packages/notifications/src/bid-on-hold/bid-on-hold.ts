import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidOnHold: MessageTemplate<'bid-on-hold'> = {
  inbox: ({ price, deadline }) => ({
    title: 'A seller accepted your bid',
    text: `A seller accepted ${amountText(price)} and pays the deposit until ${momentText(deadline)}. After that it is your turn to pay.`,
  }),
};
