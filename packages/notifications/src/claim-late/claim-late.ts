import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const claimLate: MessageTemplate<'claim-late'> = {
  inbox: ({ credit }) => ({
    title: 'We are late with your claim',
    text: `We are sorry. You get ${amountText(credit)}, and we decide as soon as we can.`,
  }),
};
