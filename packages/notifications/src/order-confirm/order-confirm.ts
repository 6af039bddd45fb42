import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderConfirm: MessageTemplate<'order-confirm'> = {
  inbox: ({ price, income, deadline }) => ({
    title: 'You sold an item: confirm now',
    text: `A buyer has paid ${amountText(price)}. Confirm until ${momentText(deadline)} that you will send the item. You receive ${amountText(income)} once it has passed our check.`,
  }),
  mail: ({ price, income, deadline }) => ({
    subject: 'You sold an item: confirm now',
    text: `A buyer has paid ${amountText(price)} for your item. Confirm until ${momentText(deadline)} that you will send it; without an answer the order closes and your deposit is kept. You receive ${amountText(income)} once the item has passed our check.`,
  }),
  sms: ({ price, deadline }) =>
    `Suki: you sold an item for ${amountText(price)}. Confirm in the app until ${momentText(deadline)}, or the order closes and your deposit is kept.`,
};
