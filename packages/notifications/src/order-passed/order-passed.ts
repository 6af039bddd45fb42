import type { MessageTemplate } from '../message-template.ts';

export const orderPassed: MessageTemplate<'order-passed'> = {
  inbox: () => ({
    title: 'Your pair has passed the check',
    text: 'Read the report and the photos on your order page. The certificate is yours. We send the pair to you next.',
  }),
};
