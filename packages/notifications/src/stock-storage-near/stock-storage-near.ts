import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const stockStorageNear: MessageTemplate<'stock-storage-near'> = {
  inbox: ({ deadline }) => ({
    title: 'The storage of your item ends',
    text: `It can stay with us until ${momentText(deadline)}. Sell it or take it back; after that it goes home at your cost.`,
  }),
};
