import { payoutFailuresEn } from '@suki/domain/texts/payout-failures.en';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplates } from '../message-template.ts';

/** `reason` is an id of these texts; messages from before 23 November 2026 hold the sentence itself. */
const reasons: Readonly<Record<string, string>> = payoutFailuresEn;

export const payoutMessages = {
  'payout-succeeded': {
    inbox: ({ amount }) => ({
      title: 'Your payout has arrived',
      text: `Your bank or wallet has confirmed ${amountText(amount)}.`,
    }),
    link: 'See your payout',
  },
  'payout-failed': {
    inbox: ({ amount, reason }) => ({
      title: 'Your payout didn’t go through',
      text: `${amountText(amount)} is back in your wallet. Reason: ${reasons[reason] ?? reason}`,
    }),
    link: 'See your payout',
  },
  'payout-reversed': {
    inbox: ({ amount }) => ({
      title: 'Your bank sent the payout back',
      text: `${amountText(amount)} is back in your wallet. Check the account number, then try again.`,
    }),
    link: 'See your payout',
  },
} satisfies Partial<MessageTemplates>;
