import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { sentBack } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

export const acceptanceMessages = {
  'accept-to-pay': {
    inbox: ({ deposit, deadline }) => ({
      title: 'Pay the deposit to keep this bid',
      text: `You accepted a bid. Pay the ${amountText(deposit)} deposit by ${momentText(deadline)} to keep it.`,
    }),
    link: 'Pay the deposit',
  },
  'accept-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'The bid you accepted needs your deposit',
      text: `Pay it by ${momentText(deadline)}. Otherwise the bid returns to the market, and the missed payment counts against you.`,
    }),
    link: 'Pay the deposit',
  },
  'acceptance-lapsed': {
    inbox: () => ({
      title: 'You no longer have this bid',
      text: 'Its deposit wasn’t paid, so the bid is back on the market. After three times you need a live listing to accept bids.',
    }),
    link: 'See what happened',
  },
  'acceptance-too-late': {
    inbox: ({ returned }) => ({
      title: 'Your deposit came too late',
      text: `The bid was already back on the market. ${sentBack(returned)} If the bid is still there, you can accept it again.`,
    }),
    link: 'See what happened',
  },
} satisfies Partial<MessageTemplates>;
