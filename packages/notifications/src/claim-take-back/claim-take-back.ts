import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const claimTakeBack: MessageTemplate<'claim-take-back'> = {
  inbox: ({ deadline }) => ({
    title: 'Send the item back to us',
    text: `You were right. Send it until ${momentText(deadline)} and get every peso back.`,
  }),
};
