import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askResend: MessageTemplate<'ask-resend'> = {
  inbox: ({ deadline }) => ({
    title: 'Your parcel came back to you',
    text: `The courier could not deliver it to us. Send it again until ${momentText(deadline)} and give us the new number.`,
  }),
};
