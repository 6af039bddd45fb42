import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidOutbid: MessageTemplate<'bid-outbid'> = {
  inbox: ({ price }) => ({
    title: 'Somebody bid more',
    text: `The highest bid is ${amountText(price)} now. Yours stays in the queue; raise it to be first again.`,
  }),
};
