import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const askMessages = {
  'ask-to-pay': {
    inbox: ({ deposit, deadline }) => ({
      title: 'Pay the deposit to go live',
      text: `Pay the deposit of ${amountText(deposit)} until ${momentText(deadline)} and your item goes on sale. You get it back when the sale is done.`,
    }),
    mail: ({ deposit, deadline }) => ({
      subject: 'Pay the deposit to go live',
      text: `The deposit of ${amountText(deposit)} shows buyers that you will send the item. Pay it until ${momentText(deadline)}; after that the ask closes and nothing is taken from you.`,
    }),
  },
  'ask-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'Your deposit is due soon',
      text: `Pay the deposit of your listing until ${momentText(deadline)}. Otherwise the listing closes.`,
    }),
  },
  'ask-deposit-lapsed': {
    inbox: ({ deposit }) => ({
      title: 'Your ask has closed',
      text: `The deposit of ${amountText(deposit)} was not paid in time, so the ask has closed. Nothing was taken. You can list the item again.`,
    }),
  },
  'ask-live': {
    inbox: ({ price, deadline }) => ({
      title: 'Your item is on sale',
      text: `Your ask of ${amountText(price)} is live until ${momentText(deadline)}. We tell you at once when somebody buys.`,
    }),
  },
  'ask-matched': {
    inbox: ({ price }) => ({
      title: 'Your item found a buyer',
      text: `A bidder takes your item at ${amountText(price)} and has at least ${windowText('accepted_payment_window')} to pay. If they do not, you get most of their deposit.`,
    }),
  },
  'ask-expiry-near': {
    inbox: ({ deadline }) => ({
      title: 'Your listing ends soon',
      text: `It is on sale until ${momentText(deadline)}; then it closes and any deposit goes back to you. Open it to renew it.`,
    }),
  },
  'ask-expired': {
    inbox: ({ price, returned }) => ({
      title: 'Your ask has ended',
      text: `Nobody bought at ${amountText(price)} in the days that you chose. The deposit of ${amountText(returned)} goes back. List again in one tap, perhaps a little lower.`,
    }),
  },
  'ask-delisted': {
    inbox: () => ({
      title: 'Your ask was taken off the market',
      text: 'This item is not traded any more. If you paid a deposit, all of it goes back to you.',
    }),
  },
  'ask-suspended': {
    inbox: () => ({
      title: 'Your ask was taken off the market',
      text: 'Your account is being reviewed. Your deposit is safe with us until that is done.',
    }),
  },
  'ask-back-on-sale': {
    inbox: ({ price }) => ({
      title: 'Your item is back on sale',
      text: `The order was cancelled through no fault of yours. Your ask at ${amountText(price)} is back at its old place.`,
    }),
  },
  'ask-back-in-stock': {
    inbox: () => ({
      title: 'Your item is back in stock',
      text: 'The order was cancelled through no fault of yours. You can list it again with one tap.',
    }),
  },
} satisfies Partial<MessageTemplates>;
