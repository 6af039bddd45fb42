import { payoutFailuresEn } from '@suki/domain/texts/payout-failures.en';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

/** `reason` is an id of these; messages from before 23 November 2026 hold the sentence itself. */
const reasons: Readonly<Record<string, string>> = payoutFailuresEn;

export const payoutFailed: MessageTemplate<'payout-failed'> = {
  inbox: ({ amount, reason }) => ({
    title: 'Your payout did not go through',
    text: `${amountText(amount)} is back in your wallet. Reason: ${reasons[reason] ?? reason}`,
  }),
};
