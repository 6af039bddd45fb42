import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const walletMessages = {
  'sale-income': {
    inbox: ({ income, returned }) => ({
      title: 'You have been paid',
      text: `${amountText(income)} is in your wallet. Your deposit of ${amountText(returned)} goes back to where you paid it from.`,
    }),
  },
  'sale-income-held': {
    inbox: ({ income, returned, availableAt }) => ({
      title: 'You have been paid',
      text: `${amountText(income)} is in your wallet and can be withdrawn from ${momentText(availableAt)}. Your deposit of ${amountText(returned)} goes back to where you paid it from.`,
    }),
  },
  'stock-income': {
    inbox: ({ income }) => ({
      title: 'You are paid for your stock item',
      text: `Your item has left us. ${amountText(income)} is in your wallet.`,
    }),
  },
  compensation: {
    inbox: ({ compensation }) => ({
      title: 'You get a compensation',
      text: `The other side broke a promise. ${amountText(compensation)} of their deposit is in your wallet.`,
    }),
  },
  'refund-to-wallet': {
    inbox: ({ refund }) => ({
      title: 'Your refund is in your wallet',
      text: `Your bank did not take ${amountText(refund)} back, so we put it into your wallet. You can withdraw it.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
