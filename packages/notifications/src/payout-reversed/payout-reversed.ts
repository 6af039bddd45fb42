import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const payoutReversed: MessageTemplate<'payout-reversed'> = {
  inbox: ({ amount }) => ({
    title: 'Your bank sent the payout back',
    text: `${amountText(amount)} is back in your wallet. Check the account number, then try again.`,
  }),
};
