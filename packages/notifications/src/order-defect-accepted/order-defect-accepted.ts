import type { MessageTemplate } from '../message-template.ts';

export const orderDefectAccepted: MessageTemplate<'order-defect-accepted'> = {
  inbox: () => ({
    title: 'Thank you, we send your pair',
    text: 'You take the pair as it is. It leaves our warehouse next. A discount, if there was one, goes back to you.',
  }),
};
