import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { depositSentBack, sentences } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

export const askMessages = {
  'ask-to-pay': {
    inbox: ({ deposit, deadline }) => ({
      title: 'Pay the deposit to go live',
      text: `Pay the ${amountText(deposit)} deposit by ${momentText(deadline)} and your listing goes live. You get it back when the sale is done.`,
    }),
    mail: ({ deposit, deadline }) =>
      `Pay the ${amountText(deposit)} deposit by ${momentText(deadline)} and your listing goes live. You get it back when the sale is done. If you don’t pay, the listing closes and nothing is charged.`,
    link: 'Pay the deposit',
  },
  'ask-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'Your deposit is due soon',
      text: `Pay it by ${momentText(deadline)}, or your listing closes. Nothing is charged if it does.`,
    }),
    link: 'Pay the deposit',
  },
  'ask-deposit-lapsed': {
    inbox: ({ deposit }) => ({
      title: 'Your listing has closed',
      text: `The ${amountText(deposit)} deposit wasn’t paid in time. Nothing was charged. You can list it again any time.`,
    }),
    link: 'See your listing',
  },
  'ask-live': {
    inbox: ({ price, deadline }) => ({
      title: 'Your listing is live',
      text: `You’re selling at ${amountText(price)}. The listing expires ${momentText(deadline)}. We’ll tell you the moment someone buys.`,
    }),
    link: 'See your listing',
  },
  'ask-matched': {
    inbox: ({ price }) => ({
      title: 'Your listing found a buyer',
      text: `A bidder is buying at ${amountText(price)} and has at least ${windowText('accepted_payment_window')} to pay. If they don’t, you get most of their deposit.`,
    }),
    link: 'See the order',
  },
  'ask-expiry-near': {
    inbox: ({ deadline }) => ({
      title: 'Your listing expires soon',
      text: `It expires ${momentText(deadline)}. Renew it to keep it live. If it expires, you get any deposit back.`,
    }),
    link: 'Renew your listing',
  },
  'ask-expired': {
    inbox: ({ price, returned }) => ({
      title: 'Your listing has expired',
      text: sentences(
        `No one bought at ${amountText(price)} in time.`,
        depositSentBack(returned),
        'You can list it again, maybe a little lower.',
      ),
    }),
    link: 'See your listing',
  },
  'ask-delisted': {
    inbox: () => ({
      title: 'Your listing was taken down',
      text: 'This item is no longer traded on Suki. If you paid a deposit, you get all of it back.',
    }),
    link: 'See your listing',
  },
  'ask-suspended': {
    inbox: () => ({
      title: 'Your listing was taken down',
      text: 'We’re reviewing your account. Your deposit is safe with us while we do.',
    }),
    link: 'See your listing',
  },
  'ask-back-on-sale': {
    inbox: ({ price }) => ({
      title: 'Your listing is live again',
      text: `The order was canceled through no fault of yours. Your listing at ${amountText(price)} is back at its old place in line.`,
    }),
    link: 'See what happened',
  },
  'ask-back-in-stock': {
    inbox: () => ({
      title: 'It’s back in stock',
      text: 'The order was canceled through no fault of yours. Your item is safe in our warehouse.',
    }),
    link: 'See what happened',
  },
} satisfies Partial<MessageTemplates>;
