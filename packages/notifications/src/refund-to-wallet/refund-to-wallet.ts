import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const refundToWallet: MessageTemplate<'refund-to-wallet'> = {
  inbox: ({ refund }) => ({
    title: 'Your refund is in your wallet',
    text: `Your bank did not take ${amountText(refund)} back, so we put it into your wallet. You can withdraw it.`,
  }),
};
