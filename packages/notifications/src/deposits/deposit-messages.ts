import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const depositMessages = {
  'deposit-failed': {
    inbox: ({ deposit }) => ({
      title: 'The deposit was not paid',
      text: `The payment of ${amountText(deposit)} did not go through. No money has moved. Try again or choose another method.`,
    }),
  },
  'deposit-kept': {
    inbox: ({ fine }) => ({
      title: 'Your deposit is kept',
      text: `After our review ${amountText(fine)} of your deposit is kept. If this is wrong, email ${SUPPORT_EMAIL} within ${windowText('penalty_release')}.`,
    }),
  },
  'deposit-returned': {
    inbox: ({ returned }) => ({
      title: 'Your deposit is on its way back',
      text: `You took your ask off the market. ${amountText(returned)} goes back to where you paid it from.`,
    }),
  },
  'deposit-returned-late': {
    inbox: ({ returned }) => ({
      title: 'Your deposit goes back',
      text: `Your payment arrived after the ask had closed. ${amountText(returned)} goes back to where you paid it from. You can list the item again.`,
    }),
  },
  'deposit-reversed': {
    inbox: ({ deposit }) => ({
      title: 'Your bank took the deposit back',
      text: `Your bank took back the deposit of ${amountText(deposit)}. Pay it again, or your trade cannot go on.`,
    }),
  },
  'deposit-repaid': {
    inbox: ({ deposit }) => ({
      title: 'Your deposit is complete again',
      text: `We have your deposit of ${amountText(deposit)} again. Everything goes on.`,
    }),
  },
  'fine-undone': {
    inbox: ({ returned }) => ({
      title: 'Your fine was undone',
      text: `It was not your fault after all. ${amountText(returned)} goes back to you.`,
    }),
  },
  'deposit-raise-to-pay': {
    inbox: ({ deposit, deadline }) => ({
      title: 'Pay the rest of your deposit',
      text: `Your new price needs ${amountText(deposit)} more deposit. Pay it until ${momentText(deadline)}. Until then your old price stays live.`,
    }),
  },
  'raise-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'Your new price waits for its deposit',
      text: `Pay the rest of the deposit until ${momentText(deadline)}. Otherwise the new price is dropped and the old one stays.`,
    }),
  },
  'raise-live': {
    inbox: ({ price }) => ({
      title: 'Your new price is live',
      text: `The deposit is complete. Your new price of ${amountText(price)} is live now.`,
    }),
  },
  'raise-dropped': {
    inbox: ({ price }) => ({
      title: 'Your old price stays',
      text: `The rest of the deposit was not paid in time, so your price stays at ${amountText(price)}. Nothing was charged.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
