import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const returnStorageNear: MessageTemplate<'return-storage-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Your item is still with us',
    text: `Pay to have it sent to you until ${momentText(deadline)}. After that we give it away or dispose of it.`,
  }),
};
