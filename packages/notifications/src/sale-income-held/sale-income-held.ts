import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const saleIncomeHeld: MessageTemplate<'sale-income-held'> = {
  inbox: ({ income, returned, availableAt }) => ({
    title: 'You have been paid',
    text: `${amountText(income)} is in your wallet and can be withdrawn from ${momentText(availableAt)}. Your deposit of ${amountText(returned)} goes back to where you paid it from.`,
  }),
};
