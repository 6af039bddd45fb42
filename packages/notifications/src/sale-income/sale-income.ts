import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const saleIncome: MessageTemplate<'sale-income'> = {
  inbox: ({ income, returned }) => ({
    title: 'You have been paid',
    text: `${amountText(income)} is in your wallet. Your deposit of ${amountText(returned)} goes back to where you paid it from.`,
  }),
};
