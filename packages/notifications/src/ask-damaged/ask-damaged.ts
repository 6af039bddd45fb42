import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askDamaged: MessageTemplate<'ask-damaged'> = {
  inbox: ({ returned, deadline }) => ({
    title: 'Your item was damaged on its way',
    text: `It is not your fault: ${amountText(returned)} goes back. Choose until ${momentText(deadline)} whether we send it back or pay you for it.`,
  }),
};
