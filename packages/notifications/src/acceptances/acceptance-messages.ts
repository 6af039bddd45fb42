import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const acceptanceMessages = {
  'accept-to-pay': {
    inbox: ({ deposit, deadline }) => ({
      title: 'Pay the deposit for this bid',
      text: `You accepted a bid. Pay ${amountText(deposit)} until ${momentText(deadline)} to keep it.`,
    }),
  },
  'accept-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'The bid that you accepted waits for you',
      text: `Pay your deposit until ${momentText(deadline)}. Otherwise the bid goes back to the market, and the missed payment counts against you.`,
    }),
  },
  'acceptance-lapsed': {
    inbox: () => ({
      title: 'The bid is gone',
      text: 'No deposit was paid for it, so the bid went back to the market. After three times you need a live ask to accept bids.',
    }),
  },
  'acceptance-too-late': {
    inbox: ({ returned }) => ({
      title: 'Your deposit came too late',
      text: `The bid was back on the market already. ${amountText(returned)} goes back to you. You can accept the bid again if it is still there.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
