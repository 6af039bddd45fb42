import { payoutFailuresEn } from '@suki/domain/texts/payout-failures.en';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplates } from '../message-template.ts';

/** `reason` is an id of these texts; messages from before 23 November 2026 hold the sentence itself. */
const reasons: Readonly<Record<string, string>> = payoutFailuresEn;

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
      text: `${amountText(amount)} is back in your wallet. Reason: ${reasons[reason] ?? reason}`,
    }),
  },
  'payout-reversed': {
    inbox: ({ amount }) => ({
      title: 'Your bank sent the payout back',
      text: `${amountText(amount)} is back in your wallet. Check the account number, then try again.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
