import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const redeliveryNear: MessageTemplate<'redelivery-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Your parcel is still with us',
    text: `Check your address and pay to have it sent again until ${momentText(deadline)}. Otherwise the order closes, and both ways of shipping are taken off your refund.`,
  }),
};
