import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const stockIncome: MessageTemplate<'stock-income'> = {
  inbox: ({ income }) => ({
    title: 'You are paid for your stock item',
    text: `Your item has left us. ${amountText(income)} is in your wallet.`,
  }),
};
