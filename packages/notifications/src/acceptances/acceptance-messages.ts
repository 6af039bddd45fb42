import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { sentBack } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

export const acceptanceMessages = {
  'accept-to-pay': {
    inbox: ({ deposit, deadline }) => ({
      title: 'Pay the deposit to keep this bid',
      text: `You accepted a bid. Pay the ${amountText(deposit)} deposit by ${momentText(deadline)} to lock in the sale.`,
    }),
    link: 'Pay the deposit',
  },
  'accept-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'The bid you accepted needs your deposit',
      text: `Pay it by ${momentText(deadline)}. Otherwise the bid is live again for other sellers, and the missed payment counts against you.`,
    }),
    link: 'Pay the deposit',
  },
  'acceptance-lapsed': {
    inbox: () => ({
      title: 'The bid is no longer yours',
      text: 'The deposit wasn’t paid, so the bid is live again. You weren’t charged. After three missed deposits, you have to pay it right when you accept.',
    }),
    link: 'See what happened',
  },
  'acceptance-too-late': {
    inbox: ({ returned }) => ({
      title: 'Your deposit came too late',
      text: `The bid was already live again. ${sentBack(returned)} If the bid is still there, you can accept it again.`,
    }),
    link: 'See what happened',
  },
} satisfies Partial<MessageTemplates>;
