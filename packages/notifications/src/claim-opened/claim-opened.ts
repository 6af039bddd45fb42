import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const claimOpened: MessageTemplate<'claim-opened'> = {
  inbox: ({ deadline }) => ({
    title: 'We have your claim',
    text: `We look at it and answer until ${momentText(deadline)}. Keep the item as it is, please.`,
  }),
};
