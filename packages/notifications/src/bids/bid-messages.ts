import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { objection } from '../format/objection.ts';
import { depositSentBack, sentBack, sentences } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

export const bidMessages = {
  'bid-to-pay': {
    inbox: ({ deposit, deadline }) => ({
      title: 'Pay the deposit for your bid',
      text: `Pay ${amountText(deposit)} by ${momentText(deadline)} and your bid goes live. It’s refundable unless you back out.`,
    }),
    link: 'Pay the deposit',
  },
  'bid-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'The deposit for your bid is due soon',
      text: `Pay it by ${momentText(deadline)}, or your bid closes.`,
    }),
    link: 'Pay the deposit',
  },
  'bid-deposit-failed': {
    inbox: ({ deposit }) => ({
      title: 'Your deposit wasn’t paid',
      text: `The ${amountText(deposit)} payment didn’t go through. No money has moved. Try again, or pay another way.`,
    }),
    link: 'Pay the deposit',
  },
  'bid-deposit-lapsed': {
    inbox: ({ deposit }) => ({
      title: 'Your bid has closed',
      text: `The ${amountText(deposit)} deposit wasn’t paid in time. Nothing was charged. You can bid again any time.`,
    }),
    link: 'See your bid',
  },
  'bid-live': {
    inbox: ({ price, deadline }) => ({
      title: 'Your bid is live',
      text: `Sellers see your ${amountText(price)} bid now. It expires ${momentText(deadline)}.`,
    }),
    link: 'See your bid',
  },
  'bid-outbid': {
    inbox: ({ price }) => ({
      title: 'You’ve been outbid',
      text: `The highest bid is ${amountText(price)} now. Yours is still in line. Raise it to be first again.`,
    }),
    link: 'Raise your bid',
  },
  'bid-near-ask': {
    inbox: ({ price }) => ({
      title: 'A bid close to your price',
      text: `Someone bids ${amountText(price)} for the size you’re selling. Accept it, or lower your price.`,
    }),
    link: 'See your listing',
  },
  'bid-matched': {
    inbox: ({ price, total, deadline }) => ({
      title: 'Your bid found a seller: pay now',
      text: `A seller agreed to ${amountText(price)}. Pay ${amountText(total)} by ${momentText(deadline)}, or you lose your deposit.`,
    }),
    link: 'Pay now',
  },
  'bid-on-hold': {
    inbox: ({ price, deadline }) => ({
      title: 'A seller accepted your bid',
      text: `They agreed to ${amountText(price)} and have to pay their deposit by ${momentText(deadline)}. Then it’s your turn to pay.`,
    }),
    link: 'See your bid',
  },
  'bid-back': {
    inbox: ({ price }) => ({
      title: 'Your bid is live again',
      text: `The seller didn’t go through with it. Your ${amountText(price)} bid is back at its old place in line.`,
    }),
    link: 'See your bid',
  },
  'bid-accepted': {
    inbox: ({ total, deadline }) => ({
      title: 'Bid accepted: pay now',
      text: `A seller accepted your bid. Pay ${amountText(total)} by ${momentText(deadline)}, or you lose your deposit.`,
    }),
    link: 'Pay now',
  },
  'bid-default': {
    inbox: () => ({
      title: 'The bidder didn’t pay',
      text: `The order has closed. You get your part of their deposit in ${windowText('penalty_release')}.`,
    }),
    link: 'See what happened',
  },
  'bid-default-fine': {
    inbox: ({ fine }) => ({
      title: 'We’re keeping your deposit',
      text: `You didn’t pay for the accepted bid, so we’re keeping ${amountText(fine)}. ${objection()}`,
    }),
    link: 'See what happened',
  },
  'bid-deposit-returned': {
    inbox: ({ returned }) => ({
      title: 'Your deposit is on its way back',
      text: `Your bid has ended. ${sentBack(returned)}`,
    }),
    link: 'See your bid',
  },
  'bid-expiry-near': {
    inbox: ({ deadline }) => ({
      title: 'Your bid expires soon',
      text: `It expires ${momentText(deadline)}. Renew it to keep it live. If it expires, you get your deposit back.`,
    }),
    link: 'Renew your bid',
  },
  'bid-expired': {
    inbox: ({ price, returned }) => ({
      title: 'Your bid has expired',
      text: sentences(
        `No one sold at ${amountText(price)} in time.`,
        depositSentBack(returned),
        'You can bid again any time.',
      ),
    }),
    link: 'See your bid',
  },
  'bid-delisted': {
    inbox: () => ({
      title: 'Your bid was taken down',
      text: 'It can’t stay live. If you paid a deposit, you get all of it back.',
    }),
    link: 'See your bid',
  },
} satisfies Partial<MessageTemplates>;
