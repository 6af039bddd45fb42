import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { depositSentBack, sentences } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

export const walletMessages = {
  'sale-income': {
    inbox: ({ income, returned }) => ({
      title: 'You’ve been paid',
      text: sentences(`${amountText(income)} is in your wallet.`, depositSentBack(returned)),
    }),
    link: 'See your wallet',
    opens: 'wallet',
  },
  'sale-income-held': {
    inbox: ({ income, returned, availableAt }) => ({
      title: 'You’ve been paid',
      text: sentences(
        `${amountText(income)} is in your wallet. You can withdraw it from ${momentText(availableAt)}.`,
        depositSentBack(returned),
      ),
    }),
    link: 'See your wallet',
    opens: 'wallet',
  },
  'stock-income': {
    inbox: ({ income }) => ({
      title: 'You’ve been paid',
      text: `Your sale is done, and ${amountText(income)} is in your wallet.`,
    }),
    link: 'See your wallet',
    opens: 'wallet',
  },
  compensation: {
    inbox: ({ compensation }) => ({
      title: 'You get compensation',
      text: `The sale fell through on the other side. ${amountText(compensation)} of their deposit is in your wallet.`,
    }),
    link: 'See your wallet',
    opens: 'wallet',
  },
  'refund-to-wallet': {
    inbox: ({ refund }) => ({
      title: 'Your refund is in your wallet',
      text: `We couldn’t send ${amountText(refund)} back the way you paid, so it’s in your wallet. You can withdraw it.`,
    }),
    link: 'See your wallet',
    opens: 'wallet',
  },
} satisfies Partial<MessageTemplates>;
