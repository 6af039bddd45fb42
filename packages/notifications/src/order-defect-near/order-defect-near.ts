import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderDefectNear: MessageTemplate<'order-defect-near'> = {
  inbox: ({ deadline }) => ({
    title: 'A small defect waits for your answer',
    text: `Look at the photos and decide until ${momentText(deadline)}. Without an answer the order closes and you get every peso back.`,
  }),
};
