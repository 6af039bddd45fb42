import type { MessageTemplate } from '../message-template.ts';

export const orderDefectAccepted: MessageTemplate<'order-defect-accepted'> = {
  inbox: () => ({
    title: 'Thank you, we send your item',
    text: 'You take the item as it is. It leaves our warehouse next. A discount, if there was one, goes back to you.',
  }),
};
