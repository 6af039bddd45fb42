import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const bidMessages = {
  'bid-to-pay': {
    inbox: ({ deposit, deadline }) => ({
      title: 'Pay the deposit for your bid',
      text: `Pay ${amountText(deposit)} until ${momentText(deadline)}, and your bid goes live.`,
    }),
  },
  'bid-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'The deposit of your bid is due soon',
      text: `Pay it until ${momentText(deadline)}. Otherwise the bid closes.`,
    }),
  },
  'bid-deposit-failed': {
    inbox: ({ deposit }) => ({
      title: 'Your deposit was not paid',
      text: `The payment of ${amountText(deposit)} did not work. Try again or choose another method.`,
    }),
  },
  'bid-deposit-lapsed': {
    inbox: ({ deposit }) => ({
      title: 'Your bid has closed',
      text: `The deposit of ${amountText(deposit)} was not paid in time. Nothing was charged.`,
    }),
  },
  'bid-live': {
    inbox: ({ price, deadline }) => ({
      title: 'Your bid is live',
      text: `Sellers see your bid of ${amountText(price)} now, until ${momentText(deadline)}.`,
    }),
  },
  'bid-outbid': {
    inbox: ({ price }) => ({
      title: 'Somebody bid more',
      text: `The highest bid is ${amountText(price)} now. Yours stays in the queue; raise it to be first again.`,
    }),
  },
  'bid-near-ask': {
    inbox: ({ price }) => ({
      title: 'A bid close to your price',
      text: `Somebody bids ${amountText(price)} for the size that you sell. Accept it, or lower your price.`,
    }),
  },
  'bid-matched': {
    inbox: ({ price, total, deadline }) => ({
      title: 'Your bid found a seller',
      text: `A seller takes ${amountText(price)}. Pay ${amountText(total)} until ${momentText(deadline)}, or your deposit goes to the seller.`,
    }),
  },
  'bid-on-hold': {
    inbox: ({ price, deadline }) => ({
      title: 'A seller accepted your bid',
      text: `A seller accepted ${amountText(price)} and pays the deposit until ${momentText(deadline)}. After that it is your turn to pay.`,
    }),
  },
  'bid-back': {
    inbox: ({ price }) => ({
      title: 'Your bid is live again',
      text: `The seller did not go on. Your bid of ${amountText(price)} is back at its old place.`,
    }),
  },
  'bid-accepted': {
    inbox: ({ total, deadline }) => ({
      title: 'Bid accepted: pay now',
      text: `A seller accepted your bid. Pay ${amountText(total)} until ${momentText(deadline)}, or your deposit goes to the seller.`,
    }),
  },
  'bid-default': {
    inbox: () => ({
      title: 'The bidder did not pay',
      text: `The order has closed. In ${windowText('penalty_release')} you get your part of the bidder’s deposit.`,
    }),
  },
  'bid-default-fine': {
    inbox: ({ fine }) => ({
      title: 'Your deposit is kept',
      text: `You did not pay for the accepted bid, so ${amountText(fine)} is kept. If something went wrong, email ${SUPPORT_EMAIL} within ${windowText('penalty_release')}.`,
    }),
  },
  'bid-deposit-returned': {
    inbox: ({ returned }) => ({
      title: 'Your deposit goes back',
      text: `Your bid has ended. ${amountText(returned)} goes back to where it came from.`,
    }),
  },
  'bid-expiry-near': {
    inbox: ({ deadline }) => ({
      title: 'Your bid ends soon',
      text: `It stands until ${momentText(deadline)}; then it closes and the deposit goes back to you. Open it to renew it.`,
    }),
  },
  'bid-expired': {
    inbox: ({ price, returned }) => ({
      title: 'Your bid has ended',
      text: `Nobody sold at ${amountText(price)} in time. Your deposit of ${amountText(returned)} goes back. You can bid again any time.`,
    }),
  },
  'bid-delisted': {
    inbox: () => ({
      title: 'Your bid was taken off the market',
      text: 'Your bid cannot stay open. If you paid a deposit, all of it goes back to you.',
    }),
  },
} satisfies Partial<MessageTemplates>;
