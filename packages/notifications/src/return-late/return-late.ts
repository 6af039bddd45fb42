import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const returnLate: MessageTemplate<'return-late'> = {
  inbox: ({ credit }) => ({
    title: 'We are late with your item',
    text: `We are sorry. The way back is on us, and you get ${amountText(credit)}.`,
  }),
};
