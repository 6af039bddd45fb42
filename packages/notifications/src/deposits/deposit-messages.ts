import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { objection } from '../format/objection.ts';
import { sentBack } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

export const depositMessages = {
  'deposit-failed': {
    inbox: ({ deposit }) => ({
      title: 'Your deposit wasn’t paid',
      text: `The ${amountText(deposit)} payment didn’t go through. No money has moved. Try again, or pay another way.`,
    }),
    link: 'Pay the deposit',
  },
  'deposit-kept': {
    inbox: ({ fine }) => ({
      title: 'We’re keeping your deposit',
      text: `Our review is done, and we’re keeping ${amountText(fine)} of your deposit. ${objection()}`,
    }),
    link: 'See what happened',
  },
  'deposit-returned': {
    inbox: ({ returned }) => ({
      title: 'Your deposit is on its way back',
      text: `Your listing is off the market. ${sentBack(returned)}`,
    }),
    link: 'See your listing',
  },
  'deposit-returned-late': {
    inbox: ({ returned }) => ({
      title: 'Your deposit came too late',
      text: `The time to pay it had passed. ${sentBack(returned)} You can start again any time.`,
    }),
    link: 'See what happened',
  },
  'deposit-reversed': {
    inbox: ({ deposit }) => ({
      title: 'Your bank took the deposit back',
      text: `Your bank took back your ${amountText(deposit)} deposit. Pay it again to continue.`,
    }),
    link: 'Pay it again',
  },
  'deposit-repaid': {
    inbox: ({ deposit }) => ({
      title: 'Your deposit is complete again',
      text: `We have your ${amountText(deposit)} deposit again, so everything continues.`,
    }),
    link: 'See where it is',
  },
  'fine-undone': {
    inbox: ({ returned }) => ({
      title: 'You get your deposit back',
      text: `It wasn’t your fault after all. ${sentBack(returned)}`,
    }),
    link: 'See what happened',
  },
  'deposit-raise-to-pay': {
    inbox: ({ deposit, deadline }) => ({
      title: 'Pay the rest of your deposit',
      text: `Your new price needs ${amountText(deposit)} more. Pay it by ${momentText(deadline)}. Your old price stays live meanwhile.`,
    }),
    link: 'Pay the rest',
  },
  'raise-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'Your new price needs its deposit',
      text: `Pay the rest of the deposit by ${momentText(deadline)}. Otherwise your old price stays.`,
    }),
    link: 'Pay the rest',
  },
  'raise-live': {
    inbox: ({ price }) => ({
      title: 'Your new price is live',
      text: `Your deposit is complete, and ${amountText(price)} is live now.`,
    }),
    link: 'See it live',
  },
  'raise-dropped': {
    inbox: ({ price }) => ({
      title: 'Your old price stays',
      text: `The rest of the deposit wasn’t paid in time, so your price is still ${amountText(price)}. Nothing was charged.`,
    }),
    link: 'See your price',
  },
} satisfies Partial<MessageTemplates>;
