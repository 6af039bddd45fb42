import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { objection } from '../format/objection.ts';
import { depositSentBack, sentBack, sentences } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

export const inspectionMessages = {
  'order-at-warehouse': {
    inbox: () => ({ title: 'It’s at our warehouse', text: 'It arrived and is next in line for our inspection.' }),
    link: 'See your order',
  },
  'ask-at-warehouse': {
    inbox: () => ({
      title: 'It’s at our warehouse',
      text: 'Thank you for shipping it. It’s next in line for our inspection.',
    }),
    link: 'See the order',
  },
  'order-in-inspection': {
    inbox: () => ({
      title: 'We’re inspecting it now',
      text: 'An inspector is going through every point. The report will be on your order page.',
    }),
    link: 'See your order',
  },
  'ask-in-inspection': {
    inbox: () => ({
      title: 'We’re inspecting it now',
      text: 'An inspector is going through every point. You’re paid when it passes.',
    }),
    link: 'See the order',
  },
  'order-check-late': {
    inbox: () => ({
      title: 'Our inspection is late',
      text: 'We’re sorry. You can cancel now and get every peso back, or give us a little more time.',
    }),
    link: 'Decide what to do',
  },
  'order-passed': {
    inbox: () => ({
      title: 'It passed our inspection',
      text: 'See the report, the photos and your certificate on the order page. We’ll ship it to you next.',
    }),
    link: 'See the report',
  },
  'order-discount': {
    inbox: ({ amount }) => ({
      title: 'The seller offers you a discount',
      text: `Keep it and get ${amountText(amount)} back. Decide before your time is up.`,
    }),
    link: 'Decide now',
  },
  'order-defect': {
    inbox: ({ deadline }) => ({
      title: 'We found a small defect',
      text: `See the photos and decide by ${momentText(deadline)}. If we don’t hear from you, you get every peso back.`,
    }),
    link: 'See the photos and decide',
  },
  'order-defect-near': {
    inbox: ({ deadline }) => ({
      title: 'A small defect needs your answer',
      text: `See the photos and decide by ${momentText(deadline)}. If we don’t hear from you, the order closes and you get every peso back.`,
    }),
    link: 'See the photos and decide',
  },
  'ask-defect': {
    inbox: ({ deadline }) => ({
      title: 'We found a small defect',
      text: `The buyer decides by ${momentText(deadline)}. You can offer a discount once.`,
    }),
    link: 'See the photos',
  },
  'order-defect-accepted': {
    inbox: () => ({
      title: 'Thank you, we’ll ship it next',
      text: 'You’re keeping it as it is. If there was a discount, we’re sending it back the way you paid.',
    }),
    link: 'See your order',
  },
  'order-defect-refused': {
    inbox: ({ refund }) => ({
      title: 'Your order has closed',
      text: `You decided not to keep it. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'ask-defect-refused': {
    inbox: ({ fine, returned }) => ({
      title: 'The buyer didn’t keep it',
      text: sentences(
        `It’s coming back to you. ${amountText(fine)} of your deposit pays for return shipping.`,
        returned === 0 ? '' : sentBack(returned),
      ),
    }),
    link: 'See the order',
  },
  'order-defect-unanswered': {
    inbox: ({ refund }) => ({
      title: 'Your order has closed',
      text: `We didn’t hear from you about the defect. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'ask-defect-unanswered': {
    inbox: ({ returned }) => ({
      title: 'It’s coming back to you',
      text: sentences('The buyer didn’t answer, so we pay for return shipping.', depositSentBack(returned)),
    }),
    link: 'See the order',
  },
  'order-failed': {
    inbox: () => ({
      title: 'It didn’t pass our inspection',
      text: 'We won’t ship you an item like this. You get every peso back, and part of the seller’s deposit.',
    }),
    link: 'See the report',
  },
  'ask-failed': {
    inbox: ({ fine }) => ({
      title: 'It didn’t pass our inspection',
      text: `We’re keeping ${amountText(fine)} of your deposit. ${objection()}`,
    }),
    link: 'See the report',
  },
  'ask-counterfeit': {
    inbox: ({ fine }) => ({
      title: 'It isn’t authentic',
      text: `It didn’t pass our inspection. We’re keeping ${amountText(fine)} of your deposit, and the item stays with us. ${objection()}`,
    }),
    link: 'See the report',
  },
  'order-damaged': {
    inbox: ({ refund }) => ({
      title: 'It was damaged on its way to us',
      text: `The damage happened before it reached us, so we won’t ship it to you. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'ask-damaged': {
    inbox: ({ returned }) => ({
      title: 'It was damaged on its way to us',
      text: sentences(
        'It’s not your fault.',
        depositSentBack(returned),
        `Email ${SUPPORT_EMAIL} and tell us: should we send it back, or pay you for it? You don’t lose anything meanwhile.`,
      ),
    }),
    link: 'See the order',
  },
  'order-lost-here': {
    inbox: ({ refund }) => ({
      title: 'We lost your item',
      text: `We’re very sorry: it was lost or damaged with us. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'ask-lost-here': {
    inbox: ({ returned, compensation }) => ({
      title: 'We lost your item',
      text: sentences(
        `We’re very sorry. We’re paying you ${amountText(compensation)} for it.`,
        depositSentBack(returned),
      ),
    }),
    link: 'See the order',
  },
  'appeal-opened': {
    inbox: ({ fine }) => ({
      title: 'We have your appeal',
      text: `We’ll answer within five working days. We won’t touch the ${amountText(fine)} meanwhile.`,
    }),
    link: 'See your appeal',
  },
  'appeal-won': {
    inbox: ({ returned }) => ({
      title: 'Your appeal was right',
      text: `We were wrong, and we’re sorry. ${sentBack(returned)}`,
    }),
    link: 'See your appeal',
  },
  'appeal-lost': {
    inbox: ({ fine }) => ({
      title: 'We couldn’t accept your appeal',
      text: `We looked at it again, and we’re keeping the ${amountText(fine)}.`,
    }),
    link: 'See your appeal',
  },
} satisfies Partial<MessageTemplates>;
