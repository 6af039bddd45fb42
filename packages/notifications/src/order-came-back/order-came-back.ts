import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderCameBack: MessageTemplate<'order-came-back'> = {
  inbox: ({ deadline }) => ({
    title: 'Your parcel came back',
    text: `It could not be delivered. Check your address and pay for a second try until ${momentText(deadline)}.`,
  }),
};
