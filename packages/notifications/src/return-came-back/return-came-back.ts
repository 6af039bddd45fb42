import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const returnCameBack: MessageTemplate<'return-came-back'> = {
  inbox: ({ amount, deadline }) => ({
    title: 'Your item came back to us',
    text: `Nobody took it. Pay ${amountText(amount)} until ${momentText(deadline)}, and we send it again.`,
  }),
};
