import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const payoutFailed: MessageTemplate<'payout-failed'> = {
  inbox: ({ amount, reason }) => ({
    title: 'Your payout did not go through',
    text: `${amountText(amount)} is back in your wallet. Reason: ${reason}`,
  }),
};
