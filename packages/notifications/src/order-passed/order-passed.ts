import type { MessageTemplate } from '../message-template.ts';

export const orderPassed: MessageTemplate<'order-passed'> = {
  inbox: () => ({
    title: 'Your item has passed the check',
    text: 'Read the report and the photos on your order page. The certificate is yours. We send the item to you next.',
  }),
};
