import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const inspectionMessages = {
  'order-at-warehouse': {
    inbox: () => ({ title: 'Your item has arrived at our warehouse', text: 'It is next in line for the check.' }),
  },
  'ask-at-warehouse': {
    inbox: () => ({
      title: 'Your item has arrived at our warehouse',
      text: 'Thank you for sending it. It is next in line for the check.',
    }),
  },
  'order-in-inspection': {
    inbox: () => ({
      title: 'Your item is being checked',
      text: 'An inspector is going through every point of the list. The report comes to your order page.',
    }),
  },
  'ask-in-inspection': {
    inbox: () => ({
      title: 'Your item is being checked',
      text: 'An inspector is going through every point of the list. When it passes, you are paid.',
    }),
  },
  'order-check-late': {
    inbox: () => ({
      title: 'Our check is late',
      text: 'We are sorry. You may cancel now and get every peso back, or wait a little longer.',
    }),
  },
  'order-passed': {
    inbox: () => ({
      title: 'Your item has passed the check',
      text: 'Read the report and the photos on your order page. The certificate is yours. We send the item to you next.',
    }),
  },
  'order-discount': {
    inbox: ({ amount }) => ({
      title: 'The seller offers a discount',
      text: `You would get ${amountText(amount)} back and keep the item. Decide before the time is up.`,
    }),
  },
  'order-defect': {
    inbox: ({ deadline }) => ({
      title: 'We found a small defect',
      text: `Look at the photos and decide until ${momentText(deadline)}. Without an answer you get every peso back.`,
    }),
  },
  'order-defect-near': {
    inbox: ({ deadline }) => ({
      title: 'A small defect waits for your answer',
      text: `Look at the photos and decide until ${momentText(deadline)}. Without an answer the order closes and you get every peso back.`,
    }),
  },
  'ask-defect': {
    inbox: ({ deadline }) => ({
      title: 'We found a small defect',
      text: `The buyer decides until ${momentText(deadline)}. You can offer a discount once.`,
    }),
  },
  'order-defect-accepted': {
    inbox: () => ({
      title: 'Thank you, we send your item',
      text: 'You take the item as it is. It leaves our warehouse next. A discount, if there was one, goes back to you.',
    }),
  },
  'order-defect-refused': {
    inbox: ({ refund }) => ({
      title: 'Your order is closed',
      text: `You did not take the item. ${amountText(refund)} goes back to you.`,
    }),
  },
  'ask-defect-refused': {
    inbox: ({ fine, returned }) => ({
      title: 'The buyer did not take the item',
      text: `It comes back to you. ${amountText(fine)} of your deposit pays the way, ${amountText(returned)} goes back.`,
    }),
  },
  'order-defect-unanswered': {
    inbox: ({ refund }) => ({
      title: 'Your order is closed',
      text: `We heard nothing about the defect. ${amountText(refund)} goes back to you.`,
    }),
  },
  'ask-defect-unanswered': {
    inbox: ({ returned }) => ({
      title: 'Your item comes back',
      text: `The buyer did not answer. Your deposit of ${amountText(returned)} goes back, and we pay the way.`,
    }),
  },
  'order-failed': {
    inbox: () => ({
      title: 'The item did not pass',
      text: 'We will not send you an item like this. You get your money back, and a part of the seller’s deposit.',
    }),
  },
  'ask-failed': {
    inbox: ({ fine }) => ({
      title: 'Your item did not pass',
      text: `It did not pass our check, so ${amountText(fine)} of your deposit is kept. If this is wrong, email ${SUPPORT_EMAIL} within ${windowText('penalty_release')}.`,
    }),
  },
  'ask-counterfeit': {
    inbox: ({ fine }) => ({
      title: 'Your item is not authentic',
      text: `It did not pass our check. ${amountText(fine)} of your deposit is kept and the item is held. If this is wrong, email ${SUPPORT_EMAIL} within ${windowText('penalty_release')}.`,
    }),
  },
  'order-damaged': {
    inbox: ({ refund }) => ({
      title: 'The item was damaged on its way',
      text: `It was damaged before it reached us. ${amountText(refund)} goes back to you.`,
    }),
  },
  'ask-damaged': {
    inbox: ({ returned, deadline }) => ({
      title: 'Your item was damaged on its way',
      text: `It is not your fault: ${amountText(returned)} goes back. Choose until ${momentText(deadline)} whether we send it back or pay you for it.`,
    }),
  },
  'order-lost-here': {
    inbox: ({ refund }) => ({
      title: 'We lost your item',
      text: `We are very sorry: it was lost or damaged with us. ${amountText(refund)} goes back to you.`,
    }),
  },
  'ask-lost-here': {
    inbox: ({ returned, compensation }) => ({
      title: 'We lost your item',
      text: `We are very sorry. Your deposit of ${amountText(returned)} goes back, and you receive ${amountText(compensation)} for the item.`,
    }),
  },
  'appeal-opened': {
    inbox: ({ fine }) => ({
      title: 'We have your appeal',
      text: `We look at it within five working days. The ${amountText(fine)} wait until then.`,
    }),
  },
  'appeal-won': {
    inbox: ({ returned }) => ({
      title: 'Your appeal was right',
      text: `We were wrong. ${amountText(returned)} goes back to you.`,
    }),
  },
  'appeal-lost': {
    inbox: ({ fine }) => ({
      title: 'Your appeal was not accepted',
      text: `We looked at it again. The ${amountText(fine)} stay kept.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
