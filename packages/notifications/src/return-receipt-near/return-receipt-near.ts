import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const returnReceiptNear: MessageTemplate<'return-receipt-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Is your item back with you?',
    text: `Say so once you have it. If nobody has it by ${momentText(deadline)}, we take the parcel as lost and pay you for it.`,
  }),
};
