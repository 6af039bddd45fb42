import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { sentBack } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

export const claimMessages = {
  'claim-opened': {
    inbox: ({ deadline }) => ({
      title: 'We have your claim',
      text: `We’ll answer by ${momentText(deadline)}. Please keep the item as it is.`,
    }),
    link: 'See your claim',
  },
  'claim-late': {
    inbox: ({ credit }) => ({
      title: 'We’re late with your claim',
      text: `We’re sorry. We added ${amountText(credit)} to your wallet, and we’ll decide as soon as we can.`,
    }),
    link: 'See your claim',
  },
  'claim-take-back': {
    inbox: ({ deadline }) => ({
      title: 'Send it back to us',
      text: `You were right. Send it back by ${momentText(deadline)} and you get every peso back.`,
    }),
    link: 'Send it back',
  },
  'claim-parcel-near': {
    inbox: ({ deadline }) => ({
      title: 'Send it back to us soon',
      text: `Send it by ${momentText(deadline)}, and we refund you once it’s here. Otherwise the claim closes without a refund.`,
    }),
    link: 'Send it back',
  },
  'claim-rejected': {
    inbox: () => ({
      title: 'We couldn’t accept your claim',
      text: 'We looked at everything with care and decided against it. The order is complete.',
    }),
    link: 'See your order',
  },
  'claim-settled': {
    inbox: ({ refund }) => ({
      title: 'Part of your money is on its way back',
      text: `You keep the item. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'claim-refunded': {
    inbox: ({ refund }) => ({
      title: 'Your refund is on its way',
      text: `The item is back with us. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'claim-lapsed': {
    inbox: () => ({
      title: 'Your claim has closed',
      text: 'The item didn’t come back in time, so the order is complete.',
    }),
    link: 'See your order',
  },
} satisfies Partial<MessageTemplates>;
