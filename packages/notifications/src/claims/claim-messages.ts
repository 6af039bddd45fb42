import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const claimMessages = {
  'claim-opened': {
    inbox: ({ deadline }) => ({
      title: 'We have your claim',
      text: `We look at it and answer until ${momentText(deadline)}. Keep the item as it is, please.`,
    }),
  },
  'claim-late': {
    inbox: ({ credit }) => ({
      title: 'We are late with your claim',
      text: `We are sorry. You get ${amountText(credit)}, and we decide as soon as we can.`,
    }),
  },
  'claim-take-back': {
    inbox: ({ deadline }) => ({
      title: 'Send the item back to us',
      text: `You were right. Send it until ${momentText(deadline)} and get every peso back.`,
    }),
  },
  'claim-parcel-near': {
    inbox: ({ deadline }) => ({
      title: 'Send the item back to us',
      text: `Your refund comes when it is here. Send it until ${momentText(deadline)}; otherwise the claim ends without one.`,
    }),
  },
  'claim-rejected': {
    inbox: () => ({
      title: 'Your claim was not accepted',
      text: 'We looked at everything with care and could not follow it. The order is done.',
    }),
  },
  'claim-settled': {
    inbox: ({ refund }) => ({
      title: 'A part of your money goes back',
      text: `You keep the item, and ${amountText(refund)} goes back to you.`,
    }),
  },
  'claim-refunded': {
    inbox: ({ refund }) => ({
      title: 'Your money goes back',
      text: `We have the item. ${amountText(refund)} goes back to you.`,
    }),
  },
  'claim-lapsed': {
    inbox: () => ({
      title: 'Your claim has ended',
      text: 'The item did not come back in time, so the order is done.',
    }),
  },
} satisfies Partial<MessageTemplates>;
