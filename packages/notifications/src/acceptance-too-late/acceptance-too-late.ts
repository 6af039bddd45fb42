import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const acceptanceTooLate: MessageTemplate<'acceptance-too-late'> = {
  inbox: ({ returned }) => ({
    title: 'Your deposit came too late',
    text: `The bid was back on the market already. ${amountText(returned)} goes back to you. You can accept the bid again if it is still there.`,
  }),
};
