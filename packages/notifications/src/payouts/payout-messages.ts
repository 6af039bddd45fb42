import { amountText } from '../format/amount-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const payoutMessages = {
  'payout-succeeded': {
    inbox: ({ amount }) => ({
      title: 'Your payout has arrived',
      text: `The bank has confirmed ${amountText(amount)}.`,
    }),
  },
  'payout-failed': {
    inbox: ({ amount, reason }) => ({
      title: 'Your payout did not go through',
      text: `${amountText(amount)} is back in your wallet. Reason: ${reason}`,
    }),
  },
  'payout-reversed': {
    inbox: ({ amount }) => ({
      title: 'Your bank sent the payout back',
      text: `${amountText(amount)} is back in your wallet. Check the account number, then try again.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
