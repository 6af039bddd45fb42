import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderShip: MessageTemplate<'order-ship'> = {
  inbox: ({ price, deadline, income }) => ({
    title: 'Sold: send the pair now',
    text: `The bidder has paid ${amountText(price)}. Send the pair until ${momentText(deadline)}. You receive ${amountText(income)} once it has passed our check.`,
  }),
};
