import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderShip: MessageTemplate<'order-ship'> = {
  inbox: ({ price, deadline, income }) => ({
    title: 'Sold: send the item now',
    text: `The bidder has paid ${amountText(price)}. Send the item until ${momentText(deadline)}. You receive ${amountText(income)} once it has passed our check.`,
  }),
};
